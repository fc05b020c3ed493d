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
  /** Below the records. */
  total?: string | undefined
  /** The masked values, by the label of a fact, and by that of a column for each record. */
  hidden?: { label: string; of: readonly Hidden[] } | undefined
}

type T = ReturnType<typeof useTexts>

const propertyBlocks = (words: AnswerWords, { Properties }: Applicant): Block[] =>
  Properties.flatMap((one) => [
    {
      id: `property ${one.PropertyID}`,
      title: words.say('properties.heading', { address: words.address(one.Address) }),
      answers: ownedPropertyAnswers(words, one),
    },
    ...(one.Mortgages.length === 0
      ? []
      : [
          {
            id: `mortgages ${one.PropertyID}`,
            title: words.say('mortgage.existing'),
            table: mortgagesTable(words, one.Mortgages),
          },
        ]),
  ])

/** What an applicant answered, part by part. */
export const blocksOf = (words: AnswerWords, t: T, one: Applicant, application: Application): Block[] => {
  const { Identification, Addresses, Incomes, Assets, Liabilities, SameAddressFlag } = one
  const totals = ownerTotals(one)
  const owed = sumOf('Balance', Liabilities)
  const whose = { applicantId: one.ApplicantID, name: fullName(one) }
  const sin = { ...whose, kind: 'sin', recordId: 0, label: words.say('applicant.sin') } as const
  const number = { ...whose, kind: 'documentNumber', label: words.say('applicant.number') } as const
  return [
    {
      title: t('applicants.identity'),
      answers: identificationAnswers(words, Identification, application.InterView),
      hidden: { label: sin.label, of: [sin] },
    },
    {
      title: t('applicants.documents'),
      table: identificationTable(words, Identification),
      hidden: {
        label: number.label,
        of: Identification.IdentificationLst.map(({ IdentificationID }) => ({ ...number, recordId: IdentificationID })),
      },
    },
    {
      title: words.say('addresses.heading'),
      ...(SameAddressFlag === 1
        ? { sentence: words.say('addresses.same') }
        : { table: addressesTable(words, Addresses) }),
    },
    {
      title: words.say('incomes.heading'),
      table: incomesTable(words, Incomes),
      total: t('applicants.total', { amount: t('applicants.income', { amount: words.money(totals.AnnualIncome) }) }),
    },
    ...propertyBlocks(words, one),
    {
      title: words.ofList(assetKind.texts, 'heading'),
      table: plainTable(words, assetKind, Assets),
      total: t('applicants.total', { amount: words.money(totals.TotalAsset) }),
    },
    {
      title: words.ofList(liabilityKind.texts, 'heading'),
      table: plainTable(words, liabilityKind, Liabilities),
      total: t('applicants.total', { amount: words.money(owed) }),
    },
  ]
}

/** What is asked of the lender, with the mortgages that the property has. */
export const mortgageBlock = (words: AnswerWords, t: T, { RequestedMortgage, InterView }: Application) => ({
  title: t('applicants.mortgage'),
  answers: [
    ...requestAnswers(words, RequestedMortgage),
    subjectAddress(words, RequestedMortgage),
    ...subjectPropertyAnswers(words, RequestedMortgage, InterView),
  ],
  table: mortgagesTable(words, RequestedMortgage.SubjectProperty.Mortgages),
})
