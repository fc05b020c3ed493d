import { type Change, overlay } from '@foyer/domain/kit/overlay.ts'
import { Refusal } from './refusal.ts'

/**
 * Merges a whole list: an element with an id updates a stored one, each once, and keeps its omitted values; any other
 * is new. An unknown id is NoAccess.
 */
export const formatList = <R extends object, IdField extends keyof R & string>(
  stored: readonly R[],
  given: readonly Change<NoInfer<R>>[],
  { idField, blank }: { idField: IdField; blank: R },
  newId: () => number,
): R[] => {
  const left = new Map(stored.map((one) => [Number(one[idField]), one]))
  const take = (id: number): R => {
    const one = left.get(id)
    if (!one) throw new Refusal('NoAccess')
    left.delete(id)
    return one
  }
  return given.map((one) => {
    const named: { [Key in IdField]?: unknown } = one
    const id = Number(named[idField] ?? 0)
    return id > 0 ? overlay<R>(take(id), one) : { ...overlay<R>(blank, one), [idField]: newId() }
  })
}
