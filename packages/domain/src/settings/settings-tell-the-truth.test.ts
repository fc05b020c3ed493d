import { describe, expect, it, test } from 'vitest'
import { incomeKind } from '../applicants/incomes/kind.ts'
import { loadedRecord } from '../codes/loaded-record.ts'
import { type StepId, stepInTimeline, timeline } from '../flow.ts'
import type { FlowFacts } from '../flow-conditions.ts'
import { blankInterView } from '../interview/blank.ts'
import { minutesLeft } from '../minutes-left.ts'
import { blankRequestedMortgage, blankSubjectProperty } from '../mortgage-request/blank.ts'
import { missingBeforeSubmit, type Submittable } from '../review/missing-before-submit.ts'
import { defaultSettings } from '../site/defaults.ts'
import { type ApplicationSettings, SiteSettings } from '../site/fields.ts'
import { anApplicant, anIdentification } from '../testing/applicants.ts'
import { flowFacts } from '../testing/flow-facts.ts'
import { aJob, anAddress, anApplicantAddress } from '../testing/records.ts'
import {
  effectOf as effectBeside,
  experienceOf,
  isSwitchedOn,
  type KnownExperiences,
  switchedOn,
} from './setting-effects.ts'
import { isApplicationSetting, settingNames, switchedOff } from './settings.ts'

type Name = keyof ApplicationSettings
const names = settingNames.filter(isApplicationSetting)

const known: KnownExperiences = new Map()
const effectOf = (name: Name, settings: ApplicationSettings) => effectBeside(name, settings, known)

const on = (settings: ApplicationSettings, name: Name): ApplicationSettings => ({
  ...settings,
  [name]: switchedOn(name, { ...settings, [name]: switchedOff(name) }),
})
const off = (settings: ApplicationSettings, name: Name): ApplicationSettings => ({
  ...settings,
  [name]: switchedOff(name),
})

/** The default settings, and those with each other setting on and off. */
const besides = (name: Name): ApplicationSettings[] => [
  defaultSettings,
  ...names
    .filter((other) => other !== name)
    .flatMap((other) => [on(defaultSettings, other), off(defaultSettings, other)]),
]

const factsOf = (settings: ApplicationSettings): FlowFacts =>
  flowFacts({ ...settings, MortgageApplicationID: 1, Step: 0 })
const stepsOf = (settings: ApplicationSettings): StepId[] =>
  timeline(factsOf(settings)).flatMap(({ steps }) => steps.map(({ position }) => position.step))

describe.each(names)('the effect of %s beside each other setting, on and off', (name) => {
  it('on the steps is that of the flow', () => {
    for (const settings of besides(name)) {
      const [without, with_] = [off(settings, name), on(settings, name)]
      const [before, after] = [stepsOf(without), stepsOf(with_)]
      const effect = effectOf(name, without)
      expect(effect.steps).toEqual(after.filter((step) => !before.includes(step)))
      expect(effect.stepsWithout).toEqual(before.filter((step) => !after.includes(step)))
      expect(effect.count).toEqual([stepInTimeline(factsOf(without)).count, stepInTimeline(factsOf(with_)).count])
      expect(effect.minutes).toEqual([minutesLeft(factsOf(without)), minutesLeft(factsOf(with_))])
    }
  })
  it('is the same whether it is on or off', () => {
    for (const settings of besides(name)) {
      const shown = ({ waitsFor: _, ...effect }: ReturnType<typeof effectOf>) => effect
      expect(shown(effectOf(name, on(settings, name)))).toEqual(shown(effectOf(name, off(settings, name))))
    }
  })
  it('where there is none, begins with the setting that it waits for', () => {
    for (const settings of besides(name)) {
      const { isNone, waitsFor } = effectOf(name, settings)
      expect(waitsFor !== undefined).toBe(isNone)
      if (waitsFor === undefined) continue
      expect(isSwitchedOn(waitsFor, settings)).toBe(false)
      expect(effectOf(name, on(settings, waitsFor)).isNone).toBe(false)
    }
  })
})

const today = '2026-11-20'
const job = (given = {}) => loadedRecord(incomeKind, aJob(given), 'en')
const main = anApplicant({
  Incomes: [job()],
  Assets: [{} as never],
  Liabilities: [{} as never],
  Properties: [],
})
const statement = {
  ...{ ApplicantID: 101, RequestID: 1, ApplicantName: '', RequestedFlag: 1 as const, ReceivedFlag: 0 as const },
  ...{ FailedFlag: 0 as const, RequestCount: 1, strResponseDate: '', Responses: [] },
}

/** Everything is there that any setting can require, but what each test takes away. */
const complete: Submittable = {
  ...defaultSettings,
  ...flowFacts({ Step: 5 }),
  Applicants: [main],
  BankStatementsApplicants: [{ ...statement, ReceivedFlag: 1 }],
  InterView: {
    ...{ ...blankInterView, DealPurposeDD: 3, ClosingDate: '2027-05-01' },
    ...{ strClosingDate: '', strClosingDateMMM: '', strPropertyValue: '', strDownPaymentAmount: '' },
  },
  LandOwnership: 1,
  RequestedMortgage: {
    ...{ ...blankRequestedMortgage, PropertyValue: 500_000, DownPayment: 100_000, strRequestedMortgageAmount: '' },
    SubjectProperty: { ...blankSubjectProperty, Address: anAddress(), ClosingDate: '2027-05-01' },
  },
}
const lacking = (given: Partial<typeof main>): Partial<Submittable> => ({ Applicants: [{ ...main, ...given }] })
const home = (given: Parameters<typeof anApplicantAddress>[0]) => ({
  ...main.Addresses[0],
  ...anApplicantAddress(given),
})

const lacks: readonly [Name, string, Partial<Submittable>][] = [
  ['ReqSin', 'a SIN', lacking({ Identification: anIdentification({ SIN: '', SINOnFile: 0 }) })],
  ['ReqType', 'an identification document', lacking({})],
  ['ReqIncome', 'an income', lacking({ Incomes: [] })],
  ['ReqAssets', 'an asset', lacking({ Assets: [] })],
  ['ReqLiabilities', 'a debt', lacking({ Liabilities: [] })],
  [
    'ReqFullAddress',
    'a civic number',
    lacking({ Addresses: [home({ Address: anAddress({ StreetNumber: '' }) })] as never }),
  ],
  ['AddHistoryYears', 'earlier homes', lacking({ Addresses: [home({ MonthsAtAddress: 1 })] as never })],
  ['EmpHistoryYears', 'earlier jobs', lacking({ Incomes: [job({ MonthsAtJob: 1 })] })],
  ['ReqInvited', 'the part of an invited person', { OpenInvites: [{ InviteID: 1, ApplicantID: 0, Contact: '' }] }],
  ['ReqBankStatement', 'a bank statement', { BankStatementsApplicants: [statement] }],
]

describe('what the page states as needed keeps an application from being sent', () => {
  test.each(lacks)('%s: one without %s, beside each other setting', (name, _, given) => {
    const isSendable = (settings: ApplicationSettings) => {
      const problems = missingBeforeSubmit({ ...complete, ...settings, ...given, showRequestDocument: 0 }, today)
      return !problems.some((one) => one.problems.some(({ Key }) => own.includes(Key)))
    }
    const own = effectOf(name, defaultSettings).needed.map(({ key }) => key)
    expect(own).not.toEqual([])
    for (const settings of besides(name)) {
      // Without invitations no one is waited for, though the call of an old page could have left some.
      if (name === 'ReqInvited' && settings.ShowInviteCoApplicant === 0) continue
      const changes = isSendable(off(settings, name)) && !isSendable(on(settings, name))
      expect([settings, effectOf(name, settings).needed.length > 0]).toEqual([settings, changes])
    }
  })
  it('is stated of these settings alone', () => {
    const stating = names.filter((name) => effectOf(name, defaultSettings).needed.length > 0)
    expect([...stating].sort()).toEqual(lacks.map(([name]) => name).sort())
  })
})

describe('the settings of a site', () => {
  it('are each in one group of the page', () =>
    expect([...settingNames].sort()).toEqual(Object.keys(SiteSettings.properties).sort()))
  it('take nothing away when they are switched on', () => {
    const taking = names.filter((name) => effectOf(name, defaultSettings).stepsWithout.length > 0)
    expect(taking).toEqual([])
  })
  it('lead to the steps of a new application from whom documents were requested', () =>
    expect(experienceOf(defaultSettings).steps).toEqual(stepsOf(defaultSettings)))
})
