import type { RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { flow } from '@foyer/domain/flow.ts'
import { named } from '@foyer/domain/kit/named.ts'
import { inTurn, listActs, submitDialog } from '../../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'
import type { ListedKind } from './plain-list.tsx'

interface ListStates<K extends ListedKind> {
  filled: readonly RecordOf<K>[]
  listed: (records: readonly RecordOf<K>[]) => Partial<Applicant>
  /** The refusals of saving an entry, besides those of its fields. */
  refusals: readonly ErrorKey[]
}

/** The gallery states of every plain list. */
export const listStates = <K extends ListedKind>(
  kind: K,
  { filled, listed, refusals }: ListStates<K>,
): GalleryEntry[] => {
  const { add, edit, remove } = listActs(kind.list)
  const one = entriesOf(kind.kind, stepPath(kind.kind))
  const number = flow.steps.find(({ id }) => id === kind.kind)?.number ?? 0
  const Step = number - 1
  const having = (records: readonly RecordOf<K>[], settings: Partial<Application> = {}) =>
    loaded([sophie({ Step, ...listed(records) })], settings)
  const many = Array.from({ length: kind.most }, (_, index) => ({
    ...(filled[0] ?? kind.blank),
    [kind.idField]: 10 + index,
  }))
  const required = kind.required === undefined ? {} : named(kind.required.setting, 1)
  return [
    one('empty', { replies: having([]) }),
    one('required', { replies: having([], required), act: 'submit' }),
    one('filled', { replies: having(filled) }),
    one('many', { replies: having(many) }),
    one('other', { path: stepPath(kind.kind, lucID), replies: loaded([sophie(), luc({ Step })]) }),
    one('dialog', { replies: having([]), act: add }),
    one('dialog wrong', { replies: having([]), act: inTurn(add, submitDialog) }),
    one('dialog filled', { replies: having(filled), act: edit }),
    ...refusals.map((refused) =>
      one(`dialog ${refused}`, {
        replies: { ...having(filled), [kind.paths.upsert[0]]: { refused } },
        act: inTurn(edit, submitDialog),
      }),
    ),
    one('removing', { replies: having(filled), act: remove }),
    one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  ]
}
