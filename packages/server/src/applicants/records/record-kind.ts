import type { StepId } from '@foyer/domain/flow.ts'
import type { ElementBlanks } from '@foyer/domain/kit/merge.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'

/** What a rule about a list reads beside the record. */
export interface RecordContext {
  settings: ApplicationSettings
  today: string
}

/**
 * A list that an applicant has: identification documents, addresses, incomes, … Everything that differs between the
 * kinds is said here; loading, saving and removing are the same for all.
 */
export interface RecordKind<R extends object, IdField extends keyof R & string> {
  /** In the table, for ever. */
  kind: string
  idField: IdField
  /** A record nobody has filled in: what is stored is completed with it, so that a field added later has its default. */
  blank: R
  /** What elements of its lists are completed with. */
  elements: ElementBlanks
  /** The step whose being open lets records of this kind change. */
  step: StepId
  /** Fields that rest encrypted. They are shown to their owner in full. */
  secretFields: readonly (keyof R & string)[]
  /** What keeps a record from being saved, with paths as in the body. */
  problems(record: R, context: RecordContext): Problem[]
  /** What keeps one of these records from being removed. */
  removeProblems(records: readonly R[], context: RecordContext): Problem[]
  /** What keeps the list from being finished: one missing that the site requires, too short a history. */
  doneProblems(records: readonly R[], context: RecordContext): Problem[]
}

type Optional = 'elements' | 'secretFields' | 'removeProblems' | 'doneProblems'
type Said<R extends object, IdField extends keyof R & string> = Omit<RecordKind<R, IdField>, Optional> &
  Partial<Pick<RecordKind<R, IdField>, Optional>>

export const defineRecordKind = <R extends object, IdField extends keyof R & string>(
  said: Said<R, IdField>,
): RecordKind<R, IdField> => ({
  elements: {},
  secretFields: [],
  removeProblems: () => [],
  doneProblems: () => [],
  ...said,
})

/** Records of one kind an applicant may have. */
export const mostRecords = 50
