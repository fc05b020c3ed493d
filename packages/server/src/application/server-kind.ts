import type { Address } from '@foyer/domain/addresses/fields.ts'
import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { isAddressGroup } from '@foyer/domain/addresses/vocabulary.ts'
import type { Kind, KindPaths } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { GivenOf, LoadedRecord } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import { recordCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import { overlay } from '@foyer/domain/kit/overlay.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { type Blank, blankOf, type Vocabulary } from '@foyer/domain/kit/vocabulary.ts'
import { formatList } from '../kit/format-list.ts'
import type { RecordKind } from './record-kind.ts'

type Fields = Record<string, unknown>

/** The lists inside a record by name, with a blank element and the name of its id field. */
const listsOf = (fields: Vocabulary) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'list') return []
    const [idField = ''] = Object.keys(field.of).filter((one) => field.of[one]?.kind === 'id')
    return [{ name, idField, blank: blankOf(field.of) }]
  })

/** A kind as the server stores it: merges a body into the stored record, checks codes and adds texts. */
export const serverKind = <
  Id extends StepId,
  Name extends string,
  List extends string,
  V extends Vocabulary,
  IdField extends keyof V & string,
  W extends string,
>(
  kind: Kind<Id, Name, List, V, IdField, W, Partial<KindPaths>, ErrorKey, ErrorKey, unknown>,
): RecordKind<Blank<V>, IdField, LoadedRecord<V, W>, GivenOf<V>, Name, List> => {
  const lists = listsOf(kind.fields)
  const addresses = Object.keys(kind.fields).filter((name) => kind.fields[name] && isAddressGroup(kind.fields[name]))
  return {
    ...kind,
    elements: Object.fromEntries(lists.map(({ name, blank }) => [name, blank])),
    step: kind.kind,
    lay: (stored, given, newId) => {
      const [before, changes]: [Fields, Fields] = [stored, given]
      const laid = lists.flatMap(({ name, ...element }) =>
        changes[name] === undefined
          ? []
          : [[name, formatList(before[name] as Fields[], changes[name] as Fields[], element, newId)]],
      )
      return overlay<Fields>(stored, { ...given, ...Object.fromEntries(laid) }) as Blank<V>
    },
    kept: (record) => {
      const values: Fields = record
      const kept = addresses.map((name) => [name, keptAddress(values[name] as Address)])
      return kind.clean({ ...record, ...Object.fromEntries(kept) })
    },
    shown: (record, language) => loadedRecord(kind, record, language),
    problems: (record, context) => [
      ...kind.problems(record, context),
      ...under(kind.name, recordCodeProblems(record, kind.fields)),
    ],
    doneProblems: kind.listProblems,
  }
}
