import type { MenuCode } from '../../codes/menus.ts'
import type { ErrorKey } from '../../errors.ts'
import type { Situation, SituationCondition } from '../../interview/conditions.ts'
import type { Language } from '../../kit/language.ts'
import { roundToCents } from '../../kit/money.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import { type Blank, blankOf, type Vocabulary } from '../../kit/vocabulary.ts'
import type { Area } from '../../site/areas.ts'
import type { ApplicationSettings } from '../../site/fields.ts'
import { listNamespace } from './list-namespace.ts'

/** What a list rule reads beside the records. */
export interface RecordContext {
  settings: ApplicationSettings
  today: string
}

/** How values are written in one language. Menus are passed in because the browser does not import them. */
export interface Words {
  language: Language
  menu(code: MenuCode, value: number): string
}

/** A text of a loaded record beside its fields, of at most `most` characters: a field as text, or a computed text. */
export type Word<V> = { readonly most: number } & (
  | { readonly of: keyof V & string }
  | { text(record: Blank<V>, words: Words): string }
)

/** The path of a call, and that of its twin for invited people. */
export type CallPaths = readonly [main: string] | readonly [main: string, invited: string]

export interface KindPaths {
  readonly upsert: CallPaths
  readonly load: CallPaths
  readonly remove: CallPaths
  readonly done: CallPaths
}

interface PlainColumn<Name extends string> {
  readonly field: Name
  readonly share: number
  /** The page's table has the column only where a record has a value for it, as every column in the review and the PDF. */
  readonly rare?: true
}

/** The questions of a dialog, row by row, and which of them may be left open. */
interface PlainForm<Name extends string> {
  readonly form: readonly (readonly Name[])[]
  readonly optional: readonly Name[]
}

/** A list whose page, dialog, gallery and PDF are generated from its fields. */
export interface PlainList<Name extends string> extends PlainForm<Name> {
  /** Questions that are asked only where this holds of the interview. */
  readonly only?: { readonly [Key in Name]?: SituationCondition }
  /** The other questions of some codes of the first column. */
  readonly variants?: readonly ({ readonly codes: readonly number[] } & PlainForm<Name>)[]
  /** The table on the page and in the PDF, and the width of each column in the PDF. */
  readonly columns: readonly [PlainColumn<Name>, ...PlainColumn<Name>[]]
  /** The amounts that are added up; after the first one, those that are above zero are shown. */
  readonly totals: readonly [Name, ...Name[]]
  /** The most frequent codes of the first column: a new record of each is offered directly. */
  readonly common: readonly number[]
}

interface Defaulted<V extends Vocabulary, DoneRefusal extends ErrorKey> {
  /** The namespace of its texts. */
  readonly texts: string
  /** Keys that ending the list may be refused with, beside that of `required`. */
  readonly doneRefusals: readonly DoneRefusal[]
  /** Fields that are stored encrypted. Their owner reads them in full. */
  readonly secretFields: readonly (keyof V & string)[]
  /** The maximum of records per applicant. */
  readonly most: number
  /** A record as it is stored, without the fields that are not asked for. */
  clean(record: Blank<V>): Blank<V>
  /** What prevents finishing the list: a required record is missing, a history is too short. */
  listProblems(records: readonly Blank<V>[], context: RecordContext): Problem<NoInfer<DoneRefusal>>[]
  /** What prevents removing one of these records. */
  removeProblems(records: readonly Blank<V>[], context: RecordContext): Problem[]
}

/** What differs between the kinds; see defineKind. */
export interface Kind<
  Id extends string,
  Name extends string,
  List extends string,
  V extends Vocabulary,
  IdField extends string,
  W extends string,
  Paths extends Partial<KindPaths>,
  Refusal extends ErrorKey,
  DoneRefusal extends ErrorKey,
  Plain,
> extends Defaulted<V, DoneRefusal> {
  /** In the table, for ever. The step has the same name; drafts of the dialog are named `kind:id`. */
  readonly kind: Id
  /** The names of one record and of all of them in bodies and replies. */
  readonly name: Name
  readonly list: List
  readonly idField: IdField
  /** What a site shows, or hides, together with it. */
  readonly area: Area
  /** One of them and their step in the description of the calls. */
  readonly noun: readonly [one: string, step: string]
  readonly fields: V
  readonly words: { readonly [Key in W]: Word<V> }
  readonly paths: Paths
  /** The keys that `problems` may find; those of every save are not repeated. */
  readonly refusals: readonly Refusal[]
  /** A setting of the site that asks for at least one record, the refusal without one, and which records count. */
  readonly required?: {
    readonly setting: keyof ApplicationSettings
    readonly key: DoneRefusal
    counts?(record: Blank<V>): boolean
  }
  /** What keeps a record from being saved: declared with paths inside it, read with paths as in the body of its upsert. */
  problems(record: Blank<V>, context: RecordContext): Problem<NoInfer<Refusal> | 'UnknownChoice'>[]
  readonly plain: Plain
  /** A blank record. */
  readonly blank: Blank<V>
}

/**
 * Declares a list of an applicant. Everything that differs between the kinds is declared here once; schemas, calls,
 * handlers, rules, pages and the PDF are derived from it.
 */
export const defineKind = <
  const Id extends string,
  const Name extends string,
  const List extends string,
  const V extends Vocabulary,
  const IdField extends keyof V & string,
  const W extends string,
  const Paths extends Partial<KindPaths>,
  const Refusal extends ErrorKey,
  const DoneRefusal extends ErrorKey = never,
  Plain extends PlainList<keyof V & string> | undefined = undefined,
>({
  plain,
  ...declared
}: Omit<
  Kind<Id, Name, List, V, IdField, W, Paths, Refusal, DoneRefusal, Plain>,
  keyof Defaulted<V, DoneRefusal> | 'plain' | 'blank'
> &
  Partial<Defaulted<V, DoneRefusal>> & { readonly plain?: Plain }): Kind<
  Id,
  Name,
  List,
  V,
  IdField,
  W,
  Paths,
  Refusal,
  DoneRefusal,
  Plain
> => {
  const { list, name, required, doneRefusals = [] } = declared
  return {
    texts: listNamespace(list),
    secretFields: [],
    most: 50,
    clean: (record) => record,
    removeProblems: () => [],
    ...declared,
    // The type of a kind without `plain` is undefined.
    plain: plain as Plain,
    blank: blankOf(declared.fields),
    doneRefusals: required ? [required.key, ...doneRefusals] : doneRefusals,
    problems: (record, context) => under(name, declared.problems(record, context)),
    listProblems: (records, context) => [
      ...(required
        ? problem(
            context.settings[required.setting] === 1 && !records.some(required.counts ?? (() => true)),
            list,
            required.key,
          )
        : []),
      ...(declared.listProblems?.(records, context) ?? []),
    ],
  }
}

/** What generic code reads of a kind. */
export type AnyKind = Kind<
  string,
  string,
  string,
  Vocabulary,
  string,
  string,
  Partial<KindPaths>,
  ErrorKey,
  ErrorKey,
  PlainList<string> | undefined
>
/** A kind whose records are saved one by one, and whose step is completed by its own call. */
export type ListKind = AnyKind & { readonly paths: KindPaths }
/** A kind whose page, dialog and table are generated from its fields. */
export type PlainKind = ListKind & { readonly plain: PlainList<string> }

/** The questions about a record whose first column has this code, in this situation. */
export const plainFormOf = (
  { variants, only, ...usual }: PlainList<string>,
  code: number,
  situation: Situation,
): PlainForm<string> => {
  const { form, optional } = variants?.find(({ codes }) => codes.includes(code)) ?? usual
  const isAsked = (name: string) => only?.[name] === undefined || only[name](situation) === true
  return { form: form.map((row) => row.filter(isAsked)).filter((row) => row.length > 0), optional }
}

/** The columns of the page's table with these records. */
export const plainColumnsOf = ({ columns }: PlainList<string>, records: readonly Blank<Vocabulary>[]) =>
  columns.filter(({ field, rare }) => rare !== true || records.some((record) => (record[field] ?? null) !== null))

/** A record of a kind in bodies and rows. */
export type RecordOf<K extends AnyKind> = K['blank']

/** The sum of one amount of some records, in dollars. */
export const sumOf = <Name extends string>(
  field: Name,
  records: readonly { readonly [F in Name]: number | null }[],
): number => roundToCents(records.reduce((sum, record) => sum + (record[field] ?? 0), 0))
