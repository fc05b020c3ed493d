import type { RecordContext } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ElementBlanks } from '@foyer/domain/kit/merge.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'

/** A kind of list as the server stores it, derived from its declaration (server-kind.ts). */
export interface RecordKind<
  R extends object,
  IdField extends keyof R & string,
  Shown extends object,
  Given,
  Name extends string = string,
  List extends string = string,
> {
  /** In the table, for ever; drafts of its dialog are named `kind:id`. */
  kind: string
  /** The record's name in bodies and in the reply of its load; that of the list in the replies of upsert and remove. */
  name: Name
  list: List
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
