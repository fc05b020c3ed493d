import { type PlainId, plainKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { PlainKind, RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { flow, type Position, type StepId } from '@foyer/domain/flow.ts'
import { isInvited } from '@foyer/domain/invites/rules.ts'
import { seenBy } from '@foyer/domain/parts/privacy.ts'
import { identificationAnswers, identificationTable } from '@foyer/domain/review/answers/applicant-answers.ts'
import { documentsTable, statementsTable } from '@foyer/domain/review/answers/enclosed-answers.ts'
import { interviewAnswers } from '@foyer/domain/review/answers/interview-answers.ts'
import {
  addressesTable,
  incomesTable,
  ownedPropertyAnswers,
  plainTable,
} from '@foyer/domain/review/answers/list-answers.ts'
import {
  mortgagesTable,
  requestAnswers,
  subjectAddress,
  subjectPropertyAnswers,
} from '@foyer/domain/review/answers/mortgage-answers.ts'
import { reasonAnswers } from '@foyer/domain/review/answers/reason-answers.ts'
import type { Answer, AnswerTable, AnswerWords } from '@foyer/domain/review/answers/words.ts'
import { factsOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'

/** Answers or records that are read together. */
export interface AnswerBlock {
  title?: string
  answers?: readonly Answer[]
  table?: AnswerTable
  /** A sentence in place of answers. */
  sentence?: string
  /** The ids of the records in the rows of the table, or of the one that the answers are about. */
  records?: readonly number[]
}

/** The answers of one step. */
export interface ReadSection {
  position: Position
  blocks: readonly AnswerBlock[]
}

const isGiven = ({ answers, table, sentence }: AnswerBlock): boolean =>
  (sentence ?? '') !== '' || (answers ?? []).some(({ value }) => value !== '') || (table?.rows ?? []).length > 0

type Totals = Application['Summary']['ApplicantsNames'][number]
type ReadPerson = (words: AnswerWords, applicant: Applicant, t: ReadTexts, application: Application) => AnswerBlock[]
type ReadShared = (words: AnswerWords, application: Application) => AnswerBlock[]
/** The texts of the page that are beside the answers. */
export interface ReadTexts {
  sinOnFile: string
}

const readPlain = (words: AnswerWords, kind: PlainKind, rows: readonly RecordOf<PlainKind>[]): AnswerBlock[] => [
  { table: plainTable(words, kind, rows), records: rows.map((row) => Number(row[kind.idField])) },
]

const ofPerson: Partial<Record<StepId, ReadPerson>> = {
  identification: (words, { Identification: one }, { sinOnFile }, { InterView }) => [
    { answers: identificationAnswers(words, { ...one, SIN: one.SINOnFile === 1 ? sinOnFile : '' }, InterView) },
    { title: words.say('applicant.documents'), table: identificationTable(words, one) },
  ],
  address: (words, { Addresses, SameAddressFlag }) =>
    SameAddressFlag === 1
      ? [{ sentence: words.say('addresses.same') }]
      : [{ table: addressesTable(words, Addresses), records: Addresses.map((one) => one.ApplicantAddressID) }],
  income: (words, { Incomes }) => [
    { table: incomesTable(words, Incomes), records: Incomes.map(({ IncomeID }) => IncomeID) },
  ],
  property: (words, applicant, _, application) => [
    ...applicant.Properties.flatMap((property) => [
      {
        title: words.address(property.Address),
        answers: ownedPropertyAnswers(words, property),
        records: [property.PropertyID],
      },
      { table: mortgagesTable(words, property.Mortgages) },
    ]),
    { title: words.say('reasons'), answers: reasonAnswers(words, applicant, application) },
  ],
  ...(Object.fromEntries(
    plainKinds.map((kind): [PlainId, ReadPerson] => [
      kind.kind,
      (words, applicant) => readPlain(words, kind, applicant[kind.list]),
    ]),
  ) as Record<PlainId, ReadPerson>),
}

const ofApplication: Partial<Record<StepId, ReadShared>> = {
  start: (words, application) => [{ answers: interviewAnswers(words, application) }],
  mortgage: (words, { InterView, RequestedMortgage: request }) => [
    {
      answers: [
        ...requestAnswers(words, request),
        subjectAddress(words, request),
        ...subjectPropertyAnswers(words, request, InterView),
      ],
    },
    {
      title: words.say('mortgage.existing'),
      table: mortgagesTable(words, request.SubjectProperty.Mortgages),
    },
  ],
  request: (words, application) => [{ table: documentsTable(words, application) }],
  bankStatement: (words, { BankStatementsApplicants }) => [{ table: statementsTable(words, BankStatementsApplicants) }],
}

/** Of a part that its person sent by their own link, the main applicant reads who they are and the totals. */
const readSent = (
  words: AnswerWords,
  { Identification, Hidden = [] }: Applicant,
  totals: Totals | undefined,
  { InterView }: Application,
): AnswerBlock[] => {
  const hidden = { SIN: '', MaritalStatusDD: -1, StatusInCanadaDD: -1, ArrivalDate: '', RelationshipDD: -1 }
  const shown = { ...Identification, ...hidden }
  return [
    {
      answers: [
        ...identificationAnswers(words, shown, InterView),
        { label: words.say('totals.income'), value: totals?.strAnnualIncome ?? '' },
        {
          label: words.say('totals.properties'),
          value: Hidden.includes('Assets') ? '' : words.count(totals?.PropertyCount ?? null),
        },
        { label: words.say('totals.assets'), value: totals?.strTotalAsset ?? '' },
      ],
    },
  ]
}

const readPerson = (
  words: AnswerWords,
  application: Application,
  { step, applicantId }: Position,
  texts: ReadTexts,
): AnswerBlock[] | undefined => {
  const applicant = application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
  if (applicant === undefined) return undefined
  const kept = step === 'identification' ? [{ sentence: words.kept(applicant.Hidden) }] : []
  if (application.guid !== undefined || applicant.Disabled !== 1) {
    const read = ofPerson[step]?.(words, applicant, texts, application)
    return read && [...read, ...kept]
  }
  const totals = application.Summary.ApplicantsNames.find(({ ApplicantID }) => ApplicantID === applicantId)
  return step === 'identification' ? [...readSent(words, applicant, totals, application), ...kept] : undefined
}

/**
 * The answers of every shown step in the order of the steps, each person's in place of the leader's. Of a part that its
 * person is filling in by their own link, only what there is.
 */
export const readBack = (words: AnswerWords, application: Application, texts: ReadTexts): ReadSection[] =>
  flow.placesOf(factsOf(application)).flatMap((position) => {
    const { step, applicantId } = position
    const read =
      applicantId === undefined
        ? ofApplication[step]?.(words, application)
        : readPerson(words, application, position, texts)
    if (read === undefined) return []
    const blocks = read.filter(isGiven)
    return blocks.length === 0 && isInvited(application, applicantId ?? 0) ? [] : [{ position, blocks }]
  })

/** What an invited person sees of the main applicant's part, step by step, where the site shows any of it. */
export const readInviter = (
  words: AnswerWords,
  application: Application,
  texts: ReadTexts,
): { step: StepId; blocks: readonly AnswerBlock[] }[] => {
  const { Applicants, MainApplicantID, guid } = application
  const main = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
  if (guid === undefined || main === undefined || seenBy('Invited', application).length === 0) return []
  return flow.steps.flatMap(({ id }) => {
    const blocks = (ofPerson[id]?.(words, main, texts, application) ?? []).filter(isGiven)
    return blocks.length === 0 ? [] : [{ step: id, blocks }]
  })
}
