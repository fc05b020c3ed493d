import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { getAt } from '@foyer/ui/form/paths.ts'
import { useEffect, useRef } from 'react'

/** After this pause an error is shown before the field is left. */
const pauseMilliseconds = 900

/** Asks the server about values that pass our own rules. */
export type AskServer = (values: string[]) => Promise<Outcome<unknown>>

/**
 * Checks an answer 900 ms after its last change: by the rules, then by the server if given. `paths`: the values of one
 * field; the error is shown at the first. A failed request is no error: the lead itself is checked again.
 */
export const usePauseCheck = (paths: string[], askServer?: AskServer) => {
  const { store } = useFormContext()
  const ask = useRef(askServer)
  ask.current = askServer
  const all = paths.join(' ')
  useEffect(() => {
    const at = all.split(' ')
    const [place = ''] = at
    const valuesNow = () => at.map((path) => String(getAt(store.values, path) ?? ''))
    let known = valuesNow().join('\n')
    let pause: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      for (const path of at) store.touch(path)
      const values = valuesNow()
      const isWrong = store.problems().some(({ Field }) => at.includes(Field))
      if (ask.current === undefined || isWrong || values.some((value) => value === '')) return
      const outcome = await ask.current(values)
      if (outcome.ok || valuesNow().join('\n') !== values.join('\n')) return
      const { key } = outcome
      if (key === 'InvalidSin' || key === 'InvalidPostalCode') store.add({ Field: place, Key: key })
    }
    const stop = store.subscribe(() => {
      const now = valuesNow().join('\n')
      if (now === known) return
      known = now
      clearTimeout(pause)
      pause = setTimeout(() => void check(), pauseMilliseconds)
    })
    return () => {
      clearTimeout(pause)
      stop()
    }
  }, [store, all])
}
