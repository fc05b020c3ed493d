import type { ReadPath } from '@foyer/contract/all-calls.ts'
import { isNewest, queries } from '@foyer/ui/client/use-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { type LiveListener, listenToChanges } from './connection.ts'

/** What others change while this page is open. One page is open at a time, so a tab has one stream. */
export const useLive = ({ onChange, onGap }: LiveListener): void => {
  const change = useEffectEvent(onChange)
  const gap = useEffectEvent(onGap)
  useEffect(() => listenToChanges({ onChange: (one) => change(one), onGap: (wasHidden) => gap(wasHidden) }), [])
}

/** Loads these again, wherever they are shown. Whether all of it could be loaded: what could not is shown as it was. */
export const loadAgain = async (paths: readonly ReadPath[]): Promise<boolean> => {
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
  return paths.every((path) => isNewest([path]))
}
