import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import type { Answer, AnswerTable } from '@foyer/domain/review/answers/words.ts'
import { useAnswerWords } from '@foyer/ui/answers/use-answer-words.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { type Fact, Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { Commentable } from '../comments/commentable.tsx'
import { Commenting } from '../comments/commenting.tsx'
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
      <Commenting {...props}>
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
          <Facts facts={read.mortgage.answers.map((fact) => shownFact(fact, read.mortgage))} />
          {read.mortgage.table.rows.length > 0 && <Records table={read.mortgage.table} of={read.mortgage} />}
        </Section>
      </Commenting>
    </div>
  )
}

/** A fact whose value is a mask gets the way to show it. */
const withReveal = (fact: Answer, hidden: Block['hidden'], row = 0): Fact => {
  const found = fact.label === hidden?.label && fact.value !== '' ? hidden.of[row] : undefined
  return found === undefined ? fact : { ...fact, value: <Revealable mask={fact.value} hidden={found} /> }
}

type Placed = Pick<Block, 'at' | 'hidden'>

/** The same with the comments at the answer. `record` names the one of a list. */
const shownFact = (fact: Answer, { at, hidden }: Placed, row = 0, record?: { id: number; name: string }): Fact => {
  const shown = withReveal(fact, hidden, row)
  const { field, label, value } = fact
  if (at === undefined || field === undefined || value === '') return shown
  const target = {
    place: { ...at, RecordID: record?.id ?? at.RecordID, Field: field },
    label: joined([record?.name, label]),
  }
  return { ...shown, value: <Commentable target={target}>{shown.value}</Commentable> }
}

const BlockView = ({ block }: { block: Block }) => {
  const { title, answers = [], table, sentence, total } = block
  const t = useTexts()
  const isEmpty = !hasFacts([...answers]) && (table?.rows ?? []).length === 0 && sentence === undefined
  return (
    <div className={classes.block}>
      <h3 className={classes.blockTitle}>{title}</h3>
      {sentence !== undefined && <p className={classes.quiet}>{sentence}</p>}
      {isEmpty && <p className={classes.quiet}>{t('applicants.none')}</p>}
      {hasFacts([...answers]) && <Facts facts={answers.map((fact) => shownFact(fact, block))} />}
      {table !== undefined && table.rows.length > 0 && (
        <>
          <Records table={table} of={block} />
          {total !== undefined && <p className={classes.total}>{total}</p>}
        </>
      )}
    </div>
  )
}

/** The records of a list: the first column names a record. */
const Records = ({ table: { columns, rows, ids = [] }, of }: { table: AnswerTable; of: Placed }) => (
  <ul className={classes.records}>
    {withKeys(rows, (row) => row.join('\n')).map(([key, row], at) => {
      const [first = ''] = row
      const record = { id: ids[at] ?? 0, name: first.split('\n')[0] ?? '' }
      const facts = columns.map(({ title: label, field }, column) =>
        shownFact({ ...(field !== undefined && { field }), label, value: row[column] ?? '' }, of, at, record),
      )
      return (
        <li key={key}>
          <div className={classes.record}>{facts[0]?.value}</div>
          <Facts facts={facts.slice(1)} />
        </li>
      )
    })}
  </ul>
)
