import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { type AnswerChange, changesBetween, type ReadBack } from '@foyer/domain/review/answers/changes.ts'
import type { AnswerWords } from '@foyer/domain/review/answers/words.ts'
import { useAnswerWords } from '@foyer/ui/answers/use-answer-words.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { ChangeList } from '../../kit/change-list.tsx'
import { type Block, blocksOf, mortgageBlock } from '../parts/answer-blocks.ts'
import { useSubmissionTexts, useTexts } from '../texts.ts'
import classes from './submissions.module.css'

interface ChangesProps {
  before: Application
  after: Application
  /** Who consented to the earlier answers; of others the submission has the name alone. */
  consented: readonly { ApplicantID: number }[]
  /** Whether the later answers are those of a submission, not today's. */
  isSent: boolean
}

interface Group {
  /** Of the applicant; 0 of the mortgage. */
  id: number
  name: string
  changes: AnswerChange[]
  /** Stated instead of single changes. */
  whole?: 'added' | 'removed' | 'sentLater' | 'withheld' | 'notThen' | undefined
}

/** What differs between a submission and later answers, by applicant, as both are read back. */
export const Changes = (compared: ChangesProps) => {
  const t = useSubmissionTexts()
  const ofDeal = useTexts()
  const groups = useAnswerWords((words) => groupsOf(words, ofDeal, compared))
  if (groups === undefined) return <CardsSkeleton cards={1} />
  const shown = groups.filter(({ changes, whole }) => whole !== undefined || changes.length > 0)
  if (shown.length === 0) return <p className={classes.quiet}>{t('nothing')}</p>
  return shown.map(({ id, name, changes, whole }) => (
    <section key={id} className={classes.group} aria-label={name}>
      <h4 className={classes.name}>{name}</h4>
      {whole !== undefined && <p className={classes.quiet}>{t(`whole.${whole}`)}</p>}
      <ChangeList changes={changes} />
    </section>
  ))
}

/** A sentence in place of records is an answer too. */
const readBack = ({ sentence, ...block }: Block): ReadBack =>
  sentence === undefined
    ? block
    : { ...block, answers: [...(block.answers ?? []), { label: block.title, value: sentence }] }

const isNameAlone = (blocks: readonly ReadBack[]): boolean =>
  blocks.every(
    ({ answers = [], table }) => answers.every(({ value }) => value === '') && (table?.rows ?? []).length === 0,
  )

const groupsOf = (
  words: AnswerWords,
  t: ReturnType<typeof useTexts>,
  { before, after, consented, isSent }: ChangesProps,
): Group[] => {
  const findIn = ({ Applicants }: Application, id: number) => Applicants.find(({ ApplicantID }) => ApplicantID === id)
  const groupOf = (one: Applicant, was: Applicant | undefined, is: Applicant | undefined): Group => {
    const group = { id: one.ApplicantID, name: fullName(one), changes: [] }
    if (was === undefined) return { ...group, whole: 'added' }
    if (is === undefined) return { ...group, whole: 'removed' }
    if (!consented.some(({ ApplicantID }) => ApplicantID === one.ApplicantID)) return { ...group, whole: 'sentLater' }
    const [earlier, later] = [
      blocksOf(words, t, was, before).map(readBack),
      blocksOf(words, t, is, after).map(readBack),
    ]
    // Changed since, it waits for another consent, and there is the name alone.
    if (isNameAlone(later) && !isNameAlone(earlier)) return { ...group, whole: isSent ? 'notThen' : 'withheld' }
    return { ...group, changes: changesBetween(earlier, later) }
  }
  const people = [
    ...after.Applicants,
    ...before.Applicants.filter(({ ApplicantID }) => findIn(after, ApplicantID) === undefined),
  ]
  return [
    ...people.map((one) => groupOf(one, findIn(before, one.ApplicantID), findIn(after, one.ApplicantID))),
    {
      id: 0,
      name: t('applicants.mortgage'),
      changes: changesBetween([mortgageBlock(words, t, before)], [mortgageBlock(words, t, after)]),
    },
  ]
}
