import type { PlainKind, RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { flow } from '@foyer/domain/flow.ts'
import { named } from '@foyer/domain/kit/named.ts'
import { inTurn, listActs, sayNone, submitDialog } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { refinance } from '../../gallery/fixtures.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'
import type { ListedKind } from './plain-list.tsx'

/** The gallery states of every plain list, with these records. */
export const listStates = (
  kind: ListedKind,
  filled: readonly RecordOf<PlainKind>[],
  incomplete: readonly RecordOf<PlainKind>[] = [],
): GalleryEntry[] => {
  const { add, addCommon, edit, remove } = listActs(kind.list)
  const one = entriesOf(kind.kind, stepPath(kind.kind))
  const steps = flow.steps.filter(({ perApplicant }) => perApplicant)
  const Step = steps[steps.findIndex(({ id }) => id === kind.kind) - 1]?.number ?? 0
  const having = (records: readonly RecordOf<PlainKind>[], settings: Partial<Application> = {}) => {
    const shown = records.map((record) => loadedRecord(kind, record, language))
    return loaded([{ ...sophie({ Step }), ...named<string, object[]>(kind.list, shown) }], settings)
  }
  const many = Array.from({ length: kind.most }, (_, index) => ({
    ...(filled[0] ?? kind.blank),
    [kind.idField]: 10 + index,
  }))
  const required = kind.required === undefined ? {} : named(kind.required.setting, 1)
  return [
    one('empty', { replies: having([]) }),
    one('none', { replies: having([]), act: sayNone }),
    one('required', { replies: having([], required), act: 'submit' }),
    one('filled', { replies: having(filled) }),
    one('many', { replies: having(many) }),
    one('other', { path: stepPath(kind.kind, lucID), replies: loaded([sophie(), luc({ Step })]) }),
    one('dialog', { replies: having([]), act: add }),
    one('dialog begun', { replies: having(filled), act: addCommon }),
    one('dialog wrong', { replies: having([]), act: inTurn(add, submitDialog) }),
    ...incomplete.map((record) =>
      one('dialog incomplete', { replies: having([record]), act: inTurn(edit, submitDialog) }),
    ),
    one('dialog filled', { replies: having(filled), act: edit }),
    ...(kind.plain.only === undefined
      ? []
      : [one('dialog in a refinancing', { replies: having(filled, { InterView: refinance }), act: edit })]),
    ...(['TooManyRecords', 'NoAccess'] as const).map((refused) =>
      one(`dialog ${refused}`, {
        replies: { ...having(filled), [kind.paths.upsert[0]]: { refused } },
        act: inTurn(edit, submitDialog),
      }),
    ),
    one('removing', { replies: having(filled), act: remove }),
    one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  ]
}
