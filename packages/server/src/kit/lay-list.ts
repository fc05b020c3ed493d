import { type Change, overlay } from '@foyer/domain/kit/overlay.ts'
import { Refusal } from './refusal.ts'

/**
 * A list as it is given, whole: an element with an id is one of those stored, each once, and keeps what is not given of
 * it; any other is new. An id that is not stored is somebody else's or nobody's: NoAccess.
 */
export const layList = <R extends object, IdField extends keyof R & string>(
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
