import type { StepId } from '@foyer/domain/flow.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ElementBlanks } from '@foyer/domain/kit/merge.ts'
import { type Change, overlay } from '@foyer/domain/kit/overlay.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'

/** What a rule about a list reads beside the record. */
export interface RecordContext {
  settings: ApplicationSettings
  today: string
}

/** A record as it arrives: fields that were not sent are absent. */
type Part<R> = Change<R>

/**
 * A list that an applicant has: identification documents, addresses, incomes, … Everything that differs between the
 * kinds is said here; loading, saving and removing are the same for all.
 */
export interface RecordKind<R extends object, IdField extends keyof R & string, Shown extends object, Given = Part<R>> {
  /** In the table, for ever; drafts of its dialog are named `kind:id`. */
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
  /** Records of this kind one applicant may have. */
  most: number
  /** What is given of a record, laid over the one stored (or blank). Lists in it that have ids of their own need their own way. */
  lay(stored: R, given: Given, newId: () => number): R
  /** A record, its texts clean, as it is kept: what is not asked is cleared. */
  kept(record: R): R
  /** A record as it leaves the server, in words. */
  shown(record: R, language: Language): Shown
  /** What keeps a record from being saved, with paths as in the body. */
  problems(record: R, context: RecordContext): Problem[]
  /** What keeps one of these records from being removed. */
  removeProblems(records: readonly R[], context: RecordContext): Problem[]
  /** What keeps the list from being finished: one missing that the site requires, too short a history. */
  doneProblems(records: readonly R[], context: RecordContext): Problem[]
}

type Optional = 'elements' | 'secretFields' | 'most' | 'kept' | 'removeProblems' | 'doneProblems'
type Said<R extends object, IdField extends keyof R & string, Shown extends object, Given> = Omit<
  RecordKind<R, IdField, Shown, Given>,
  Optional | 'lay'
> &
  Partial<Pick<RecordKind<R, IdField, Shown, Given>, Optional>>

/** Records of one kind an applicant may have, where a kind says nothing else. */
export const mostRecords = 50

/** A kind whose records are laid over whole. */
export const defineRecordKind = <R extends object, IdField extends keyof R & string, Shown extends object>(
  said: Said<R, IdField, Shown, Part<R>>,
): RecordKind<R, IdField, Shown> => defineNestedKind({ lay: (stored, given) => overlay<R>(stored, given), ...said })

/** A kind whose records hold lists with ids of their own: it says how those are laid over. */
export const defineNestedKind = <R extends object, IdField extends keyof R & string, Shown extends object, Given>(
  said: Said<R, IdField, Shown, Given> & Pick<RecordKind<R, IdField, Shown, Given>, 'lay'>,
): RecordKind<R, IdField, Shown, Given> => ({
  elements: {},
  secretFields: [],
  most: mostRecords,
  kept: (record) => record,
  removeProblems: () => [],
  doneProblems: () => [],
  ...said,
})
