import { blankAddress } from '../addresses/blank.ts'
import { addressHistory, applicantAddressKind } from '../applicants/addresses/kind.ts'
import { blankApplicant } from '../applicants/blank.ts'
import { asksFirstTimeBuyer } from '../applicants/conditions.ts'
import { asksDocument, asksSin } from '../applicants/identification-rules.ts'
import { employmentHistory, incomeKind } from '../applicants/incomes/kind.ts'
import { isOfferedIncomeType } from '../applicants/incomes/types.ts'
import type { Applicant } from '../application-fields.ts'
import { incomeTypes } from '../codes/income-types.ts'
import { loadedRecord } from '../codes/loaded-record.ts'
import { purposes } from '../codes/purposes.ts'
import type { ErrorKey } from '../errors.ts'
import { flow, type StepId, stepInTimeline, timeline } from '../flow.ts'
import { type FlowFacts, inProgress } from '../flow-conditions.ts'
import { blankInterView } from '../interview/blank.ts'
import { searchStages } from '../interview/conditions.ts'
import { minutesLeft } from '../minutes-left.ts'
import { blankRequestedMortgage } from '../mortgage-request/blank.ts'
import { seenBy } from '../parts/privacy.ts'
import { missingBeforeSubmit, type Submittable } from '../review/missing-before-submit.ts'
import { type Area, areas } from '../site/areas.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { isApplicationSetting, settingNames, switchedOff } from './settings.ts'

type Name = keyof ApplicationSettings

/** What keeps an application from being sent, at a step. */
export interface Need {
  step: StepId
  key: ErrorKey
}

/** What clients meet in an application of a site, as the rules of their own pages have it. */
export interface Experience {
  /** The timeline of a borrower alone from whom documents were requested, in order. */
  steps: readonly StepId[]
  /** Their number, as the borrower reads it. */
  count: number
  /** How long they take. */
  minutes: number
  /** What the pages ask for or show; of a history, for how many years. */
  asked: ReadonlyMap<Question, number>
  needed: readonly Need[]
}

/** Something of a step that a setting decides: whether it is there, or for how many years. */
const questions = {
  firstHome: ['identification', (s) => asksFirstTimeBuyer({ primary: true }, s, purchase)],
  sin: ['identification', asksSin],
  document: ['identification', asksDocument],
  homes: ['address', ({ AddHistoryYears }) => addressHistory([], AddHistoryYears).missing / 12],
  jobs: ['income', ({ EmpHistoryYears }) => employmentHistory([], EmpHistoryYears).missing / 12],
  workOnly: ['income', (s) => !isOfferedIncomeType(incomeTypes.pension, s)],
  estimate: ['start', ({ ShowEstimate }) => ShowEstimate === 1],
  rate: ['start', ({ ShowEstimate, ExampleRate }) => ShowEstimate === 1 && ExampleRate !== null],
  ...ofAreas('Main'),
  ...ofAreas('Invited'),
} as const satisfies Record<string, readonly [StepId, (settings: ApplicationSettings) => boolean | number]>
export type Question = keyof typeof questions

/** Whether either of them sees an area of the other; it is decided where someone is invited. */
function ofAreas<Reader extends 'Main' | 'Invited'>(reader: Reader) {
  const sees = (area: Area) =>
    ['coApplicantInvite', (settings: ApplicationSettings) => seenBy(reader, settings).includes(area)] as const
  return Object.fromEntries(areas.map((area) => [`${reader}Sees${area}`, sees(area)])) as Record<
    `${Reader}Sees${Area}`,
    ReturnType<typeof sees>
  >
}

const mainId = 1
const invitedId = 2

/** A property that is bought, so that its whole address can be asked for. */
const purchase = { ...blankInterView, DealPurposeDD: purposes.purchase, SearchStageDD: searchStages.offerAccepted }

/** As much of an address as begins one. */
const street = { ...blankAddress, StreetName: '-' }

const beginnings = {
  home: { ...applicantAddressKind.blank, Address: street, MonthsAtAddress: 1 },
  job: { ...incomeKind.blank, IncomeTypeDD: incomeTypes.employment, Address: street, MonthsAtJob: 1 },
}

/** Blank answers fail every rule there is: once with empty lists, and once with the beginning of each history. */
const applicants = (hasRecords: boolean): Applicant[] =>
  [mainId, invitedId].map((ApplicantID) => ({
    ...blankApplicant,
    ApplicantID,
    Identification: { ...blankApplicant.Identification, PrimaryFlag: ApplicantID === mainId ? 1 : 0 },
    ...(hasRecords && {
      Addresses: [loadedRecord(applicantAddressKind, beginnings.home, 'en')],
      Incomes: [loadedRecord(incomeKind, beginnings.job, 'en')],
    }),
  }))

type Sample = Submittable & FlowFacts & { Applicants: Applicant[] }

const noStatement = {
  ...{ RequestID: 0, ApplicantName: '', RequestedFlag: 0 as const, ReceivedFlag: 0 as const, FailedFlag: 0 as const },
  ...{ RequestCount: 0, strResponseDate: '', Responses: [] },
}

const sample = (settings: ApplicationSettings, people: Applicant[]): Sample => ({
  ...settings,
  mode: 'main',
  MortgageApplicationID: 1,
  MortgageApplicationStatusDD: inProgress,
  Step: 0,
  MainApplicantID: mainId,
  CurrentApplicantID: mainId,
  RequestReview: 0,
  DisplayMortgage: 0,
  DisplayIncome: 1,
  Applicants: people,
  OpenInvites: [],
  InterView: { ...purchase, strClosingDate: '', strClosingDateMMM: '', strPropertyValue: '', strDownPaymentAmount: '' },
  LandOwnership: -1,
  RequestedMortgage: {
    ...blankRequestedMortgage,
    SubjectProperty: { ...blankRequestedMortgage.SubjectProperty, Address: street },
    strRequestedMortgageAmount: '',
  },
  BankStatementsApplicants: [],
})

const isShown = (step: StepId, application: Sample) =>
  flow.isShown(flow.stepOf(step).perApplicant ? { step, applicantId: mainId } : { step }, application)

const neededOf = (settings: ApplicationSettings): Need[] => {
  const needs = [false, true].flatMap((hasRecords) => {
    const people = applicants(hasRecords)
    const application = sample(settings, people)
    const invited = isShown('coApplicantInvite', application)
      ? [{ InviteID: 1, ApplicantID: invitedId, Contact: '' }]
      : []
    const statements = people.map(({ ApplicantID }) => ({ ...noStatement, ApplicantID }))
    const given = { ...application, OpenInvites: invited, BankStatementsApplicants: statements }
    return missingBeforeSubmit(given, anyDay).flatMap(({ position: { step }, problems }) =>
      problems.map(({ Key }) => ({ step, key: Key })),
    )
  })
  return [...new Map(needs.map((need) => [`${need.step} ${need.key}`, need])).values()]
}

/** No answer has a date. */
const anyDay = '2000-01-01'

/** What clients of a site with these settings meet. */
export const experienceOf = (settings: ApplicationSettings): Experience => {
  const alone = sample(settings, applicants(false).slice(0, 1))
  const asked = Object.entries(questions).flatMap(([name, [step, value]]): [Question, number][] => {
    const years = isShown(step, alone) ? Number(value(settings)) : 0
    return years > 0 ? [[name as Question, years]] : []
  })
  return {
    steps: timeline(alone).flatMap(({ steps }) => steps.map(({ position }) => position.step)),
    count: stepInTimeline(alone).count,
    minutes: minutesLeft(alone),
    asked: new Map(asked),
    needed: neededOf(settings),
  }
}

/** What clients meet with a setting and not without it; the other way round in `Without`. */
export interface SettingEffect {
  steps: StepId[]
  stepsWithout: StepId[]
  /** Before and after. */
  count: [number, number]
  minutes: [number, number]
  /** With the years of a history. */
  asked: [Question, number][]
  needed: Need[]
  /** It changes nothing as the other settings are. */
  isNone: boolean
  /** The first setting that has to be switched on for it to change anything. */
  waitsFor: Name | undefined
}

/** What a setting is compared with: it is switched on where it is off. */
const usual: Partial<Record<Name, number>> = { ReqSin: 1, ExampleRate: 5, AddHistoryYears: 3, EmpHistoryYears: 3 }
export const switchedOn = (name: Name, settings: ApplicationSettings): number =>
  isSwitchedOn(name, settings) ? Number(settings[name]) : (usual[name] ?? 1)
export const isSwitchedOn = (name: Name, settings: ApplicationSettings): boolean => settings[name] !== switchedOff(name)

const compare = (before: Experience, after: Experience): Omit<SettingEffect, 'waitsFor'> => {
  const steps = after.steps.filter((step) => !before.steps.includes(step))
  const stepsWithout = before.steps.filter((step) => !after.steps.includes(step))
  const asked = [...after.asked].filter(([name, years]) => (before.asked.get(name) ?? 0) < years)
  const isNew = (step: StepId) => steps.includes(step)
  const needed = after.needed.filter(
    ({ step, key }) => !before.needed.some((one) => one.step === step && one.key === key),
  )
  return {
    ...{ steps, stepsWithout },
    count: [before.count, after.count],
    minutes: [before.minutes, after.minutes],
    // What a new step asks for is part of it.
    asked: asked.filter(([name]) => !isNew(questions[name][0])),
    needed: needed.filter(({ step }) => !isNew(step)),
    isNone: [steps, stepsWithout, asked, needed].every((list) => list.length === 0),
  }
}

const withSetting = (settings: ApplicationSettings, name: Name, value: number | null): ApplicationSettings => ({
  ...settings,
  [name]: value,
})

/** Experiences by their settings, so that effects that are computed together share them. */
export type KnownExperiences = Map<string, Experience>

const knownExperience = (settings: ApplicationSettings, known: KnownExperiences): Experience => {
  const key = JSON.stringify(settings)
  const experience = known.get(key) ?? experienceOf(settings)
  known.set(key, experience)
  return experience
}

const ownEffect = (name: Name, settings: ApplicationSettings, known: KnownExperiences) =>
  compare(
    knownExperience(withSetting(settings, name, switchedOff(name)), known),
    knownExperience(withSetting(settings, name, switchedOn(name, settings)), known),
  )

/** What a setting does beside the others, on as opposed to off; where it does nothing, the setting that it waits for. */
export const effectOf = (
  name: Name,
  settings: ApplicationSettings,
  known: KnownExperiences = new Map(),
): SettingEffect => {
  const effect = ownEffect(name, settings, known)
  if (!effect.isNone) return { ...effect, waitsFor: undefined }
  const waitsFor = settingNames
    .filter(isApplicationSetting)
    .filter((other) => other !== name && !isSwitchedOn(other, settings))
    .find((other) => !ownEffect(name, withSetting(settings, other, switchedOn(other, settings)), known).isNone)
  return { ...effect, waitsFor }
}
