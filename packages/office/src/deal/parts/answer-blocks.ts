import { assetKind } from '@foyer/domain/applicants/assets/kind.ts'
import { sumOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { ownerTotals } from '@foyer/domain/applicants/totals.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { identificationAnswers, identificationTable } from '@foyer/domain/review/answers/applicant-answers.ts'
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
import type { AnswerPlace, PlacedStep } from '@foyer/domain/review/answers/places.ts'
import type { Answer, AnswerTable, AnswerWords } from '@foyer/domain/review/answers/words.ts'
import type { Hidden } from '../reveal/revealable.tsx'
import type { useTexts } from '../texts.ts'

export interface Block {
  /** Where its title is not the only one. */
  id?: string
  title: string
  answers?: readonly Answer[] | undefined
  table?: AnswerTable | undefined
  sentence?: string | undefined
  /** Where its answers are; a table has the records of its rows. */
  at?: Omit<AnswerPlace, 'Field'>
  /** Below the records. */
  total?: string | undefined
  /** The masked values, by the label of a fact, and by that of a column for each record. */
  hidden?: { label: string; of: readonly Hidden[] } | undefined
}

type T = ReturnType<typeof useTexts>

const propertyBlocks = (words: AnswerWords, { Properties, ApplicantID }: Applicant): Block[] =>
  Properties.flatMap((one): Block[] => [
    {
      id: `property ${one.PropertyID}`,
      title: words.say('properties.heading', { address: words.address(one.Address) }),
      answers: ownedPropertyAnswers(words, one),
      at: { ApplicantID, Step: 'property', RecordID: one.PropertyID },
    },
    ...(one.Mortgages.length === 0
      ? []
      : [
          {
            id: `mortgages ${one.PropertyID}`,
            title: words.say('mortgage.existing'),
            table: mortgagesTable(words, one.Mortgages),
            at: { ApplicantID, Step: 'property' as const, RecordID: 0 },
          },
        ]),
  ])

/** What an applicant answered, part by part. */
export const blocksOf = (words: AnswerWords, t: T, one: Applicant, application: Application): Block[] => {
  const { Identification, Addresses, Incomes, Assets, Liabilities, SameAddressFlag } = one
  const totals = ownerTotals(one)
  const owed = sumOf('Balance', Liabilities)
  const at = (Step: PlacedStep) => ({ ApplicantID: one.ApplicantID, Step, RecordID: 0 })
  const whose = { applicantId: one.ApplicantID, name: fullName(one) }
  const sin = { ...whose, kind: 'sin', recordId: 0, label: words.say('applicant.sin') } as const
  const number = { ...whose, kind: 'documentNumber', label: words.say('applicant.number') } as const
  return [
    {
      title: t('applicants.identity'),
      at: at('identification'),
      answers: identificationAnswers(words, Identification, application.InterView),
      hidden: { label: sin.label, of: [sin] },
    },
    {
      title: t('applicants.documents'),
      at: at('identification'),
      table: identificationTable(words, Identification),
      hidden: {
        label: number.label,
        of: Identification.IdentificationLst.map(({ IdentificationID }) => ({ ...number, recordId: IdentificationID })),
      },
    },
    {
      title: words.say('addresses.heading'),
      at: at('address'),
      ...(SameAddressFlag === 1
        ? { sentence: words.say('addresses.same') }
        : { table: addressesTable(words, Addresses) }),
    },
    {
      title: words.say('incomes.heading'),
      at: at('income'),
      table: incomesTable(words, Incomes),
      total: t('applicants.total', { amount: t('applicants.income', { amount: words.money(totals.AnnualIncome) }) }),
    },
    ...propertyBlocks(words, one),
    {
      title: words.ofList(assetKind.texts, 'heading'),
      at: at('asset'),
      table: plainTable(words, assetKind, Assets),
      total: t('applicants.total', { amount: words.money(totals.TotalAsset) }),
    },
    {
      title: words.ofList(liabilityKind.texts, 'heading'),
      at: at('liability'),
      table: plainTable(words, liabilityKind, Liabilities),
      total: t('applicants.total', { amount: words.money(owed) }),
    },
  ]
}

/** What is asked of the lender, with the mortgages that the property has. */
export const mortgageBlock = (words: AnswerWords, t: T, { RequestedMortgage, InterView }: Application) => ({
  title: t('applicants.mortgage'),
  at: { ApplicantID: 0, Step: 'mortgage', RecordID: 0 } as const,
  answers: [
    ...requestAnswers(words, RequestedMortgage),
    subjectAddress(words, RequestedMortgage),
    ...subjectPropertyAnswers(words, RequestedMortgage, InterView),
  ],
  table: mortgagesTable(words, RequestedMortgage.SubjectProperty.Mortgages),
})
