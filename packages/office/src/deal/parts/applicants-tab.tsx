import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Answer, AnswerTable } from '@foyer/domain/review/answers/words.ts'
import { useAnswerWords } from '@foyer/ui/answers/use-answer-words.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { type Fact, Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import people from '../people/people.module.css'
import { type PeopleProps, PersonState } from '../people/person-state.tsx'
import { coApplicant, joiningPeople } from '../people/use-people.ts'
import { Revealable } from '../reveal/revealable.tsx'
import { usePartTexts, useTexts } from '../texts.ts'
import { type Block, blocksOf, mortgageBlock } from './answer-blocks.ts'
import classes from './applicants.module.css'

/** Everyone's answers side by side, below them the mortgage that they ask for. */
export const ApplicantsTab = (props: PeopleProps) => {
  const { Application } = props.deal
  const t = useTexts()
  const parts = usePartTexts()
  const joining = joiningPeople(props.deal)
  const { Applicants, MainApplicantID } = Application
  const read = useAnswerWords((words) => ({
    people: Applicants.map((one) => ({
      one,
      blocks: blocksOf(words, t, one, Application),
      kept: words.kept(one.Hidden),
    })),
    mortgage: mortgageBlock(words, t, Application),
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
              {one.ApplicantID !== MainApplicantID && (
                <PersonState {...props} person={coApplicant(props.deal, one.ApplicantID)} />
              )}
            </div>
            {kept !== '' && <p className={classes.quiet}>{kept}</p>}
            {blocks.map((block) => (
              <BlockView key={block.id ?? block.title} block={block} />
            ))}
          </section>
        ))}
      </div>
      {joining.length > 0 && (
        <Section title={parts('joining.title')}>
          <ul className={people.joining}>
            {joining.map((person) => (
              <li key={person.invite?.InviteID}>
                <p className={people.name}>{person.name}</p>
                <PersonState {...props} person={person} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('applicants.mortgage')}>
        <Facts facts={read.mortgage.answers} />
        {read.mortgage.table.rows.length > 0 && <Records table={read.mortgage.table} />}
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
