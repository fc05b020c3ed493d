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
import { useAnswerWords } from '@foyer/ui/answers/use-answer-words.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { type Fact, Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { type Hidden, Revealable } from '../reveal/revealable.tsx'
import { useTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import classes from './applicants.module.css'

interface Block {
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

const blocksOf = (words: AnswerWords, t: T, one: Applicant, application: Application): Block[] => {
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

/** Everyone's answers side by side, below them the mortgage that they ask for. */
export const ApplicantsTab = ({ deal: { Application } }: { deal: LoadedDeal }) => {
  const t = useTexts()
  const { Applicants, MainApplicantID, RequestedMortgage } = Application
  const read = useAnswerWords((words) => ({
    people: Applicants.map((one) => ({
      one,
      blocks: blocksOf(words, t, one, Application),
      kept: words.kept(one.Hidden),
    })),
    mortgage: [
      ...requestAnswers(words, RequestedMortgage),
      subjectAddress(words, RequestedMortgage),
      ...subjectPropertyAnswers(words, RequestedMortgage, Application.InterView),
    ],
    existing: mortgagesTable(words, RequestedMortgage.SubjectProperty.Mortgages),
  }))
  if (read === undefined) return <CardsSkeleton cards={3} />
  return (
    <div className={classes.tab}>
      <div className={classes.people} data-count={Math.min(3, Applicants.length)}>
        {read.people.map(({ one, blocks, kept }) => (
          <section key={one.ApplicantID} className={classes.person}>
            <div>
              <h2 className={classes.name}>{fullName(one)}</h2>
              <p className={classes.quiet}>
                {t(one.ApplicantID === MainApplicantID ? 'applicants.main' : 'applicants.other')}
              </p>
            </div>
            {kept !== '' && <p className={classes.quiet}>{kept}</p>}
            {blocks.map((block) => (
              <BlockView key={block.id ?? block.title} block={block} />
            ))}
          </section>
        ))}
      </div>
      <Section title={t('applicants.mortgage')}>
        <Facts facts={read.mortgage} />
        {read.existing.rows.length > 0 && <Records table={read.existing} />}
      </Section>
    </div>
  )
}

/** A fact whose value is a mask gets the way to show it. */
const withReveal = (fact: Answer, hidden: Block['hidden'], row = 0): Fact => {
  const found = fact.label === hidden?.label && fact.value !== '' ? hidden.of[row] : undefined
  return found === undefined ? fact : { ...fact, value: <Revealable mask={fact.value} hidden={found} /> }
}

const BlockView = ({ block: { title, answers = [], table, sentence, total, hidden } }: { block: Block }) => {
  const t = useTexts()
  const isEmpty = !hasFacts([...answers]) && (table?.rows ?? []).length === 0 && sentence === undefined
  return (
    <div className={classes.block}>
      <h3 className={classes.blockTitle}>{title}</h3>
      {sentence !== undefined && <p className={classes.quiet}>{sentence}</p>}
      {isEmpty && <p className={classes.quiet}>{t('applicants.none')}</p>}
      {hasFacts([...answers]) && <Facts facts={answers.map((fact) => withReveal(fact, hidden))} />}
      {table !== undefined && table.rows.length > 0 && (
        <>
          <Records table={table} hidden={hidden} />
          {total !== undefined && <p className={classes.total}>{total}</p>}
        </>
      )}
    </div>
  )
}

/** The records of a list: the first column names a record. */
const Records = ({ table: { columns, rows }, hidden }: { table: AnswerTable; hidden?: Block['hidden'] }) => (
  <ul className={classes.records}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of words have no ids, and the list is only read
      <li key={at}>
        <p className={classes.record}>{row[0]}</p>
        <Facts
          facts={columns
            .slice(1)
            .map(({ title }, column) => withReveal({ label: title, value: row[column + 1] ?? '' }, hidden, at))}
        />
      </li>
    ))}
  </ul>
)
