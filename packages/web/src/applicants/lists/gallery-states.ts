import type { CallPath } from '@foyer/contract/all-calls.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { inTurn, listActs, submitDialog } from '../../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

interface ListStates {
  screen: 'asset' | 'liability'
  list: 'Assets' | 'Liabilities'
  /** Steps done before this one. */
  step: number
  filled: Partial<Applicant>
  /** As many as there can be. */
  many: Partial<Applicant>
  /** What saving an entry may be refused with, besides its answers. */
  upsert: CallPath
  refusals: readonly ErrorKey[]
  /** The site wants one. */
  required: Partial<Application>
}

/** The states that every plain list of an applicant is looked at in. */
export const listStates = ({
  screen,
  list,
  step,
  filled,
  many,
  upsert,
  refusals,
  required,
}: ListStates): GalleryEntry[] => {
  const { add, edit, remove } = listActs(list)
  const one = entriesOf(screen, stepPath(screen))
  const having = (given: Partial<Applicant>, settings = {}) => loaded([sophie({ Step: step, ...given })], settings)
  return [
    one('empty', { replies: having({}) }),
    one('required', { replies: having({}, required), act: 'submit' }),
    one('filled', { replies: having(filled) }),
    one('many', { replies: having(many) }),
    one('other', { path: stepPath(screen, lucID), replies: loaded([sophie(), luc({ Step: step })]) }),
    one('dialog', { replies: having({}), act: add }),
    one('dialog wrong', { replies: having({}), act: inTurn(add, submitDialog) }),
    one('dialog filled', { replies: having(filled), act: edit }),
    ...refusals.map((refused) =>
      one(`dialog ${refused}`, {
        replies: { ...having(filled), [upsert]: { refused } },
        act: inTurn(edit, submitDialog),
      }),
    ),
    one('removing', { replies: having(filled), act: remove }),
    one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  ]
}
