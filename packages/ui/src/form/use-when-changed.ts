import { useEffect, useRef } from 'react'
import { useFormContext } from './form-context.ts'
import { getAt } from './paths.ts'

/**
 * The side effects of an answer: `react` runs synchronously when the value at `path` changes for any reason, and may
 * set other values (or this one back).
 */
export const useWhenChanged = <Value>(path: string, react: (now: Value, before: Value) => void) => {
  const { store } = useFormContext()
  const latest = useRef(react)
  latest.current = react
  useEffect(() => {
    let known = getAt(store.values, path)
    return store.subscribe(() => {
      const now = getAt(store.values, path)
      if (now === known) return
      const before = known
      known = now
      latest.current(now as Value, before as Value)
    })
  }, [store, path])
}
