import type { RecordContext } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ElementBlanks } from '@foyer/domain/kit/merge.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Area } from '@foyer/domain/site/areas.ts'

/** A kind of list as the server stores it, derived from its declaration (server-kind.ts). */
export interface RecordKind<
  R extends object,
  IdField extends keyof R & string,
  Shown extends object,
  Given,
  Name extends string = string,
  List extends string = string,
> {
  /** Its name in the table, which must never change; drafts of its dialog are named `kind:id`. */
  kind: string
  /**
   * The name of a record in bodies and in the reply of its load, and of the list in the replies of upsert and remove.
   */
  name: Name
  list: List
  idField: IdField
  /** A blank record: stored ones are completed with it, so that a field added later has its default. */
  blank: R
  /** Blank elements of its lists. */
  elements: ElementBlanks
  /** What a site shows, or hides, together with it. */
  area: Area
  /** The step that must be open to change records of this kind. */
  step: StepId
  /** Fields that are stored encrypted. Their owner reads them in full. */
  secretFields: readonly (keyof R & string)[]
  /** Maximum of records of this kind per applicant. */
  most: number
  /** Merges the given fields into a stored (or blank) record. Lists whose elements have ids are merged by id. */
  lay(stored: R, given: Given, newId: () => number): R
  /** A record as it is stored: texts are cleaned, fields not asked for are cleared. */
  kept(record: R): R
  /** A record as replies contain it, with its texts. */
  shown(record: R, language: Language): Shown
  /** What prevents saving a record, with paths as in the body. */
  problems(record: R, context: RecordContext): Problem[]
  /** What prevents removing one of these records. */
  removeProblems(records: readonly R[], context: RecordContext): Problem[]
  /** What prevents finishing the list: a required record is missing, a history is too short. */
  doneProblems(records: readonly R[], context: RecordContext): Problem[]
}
