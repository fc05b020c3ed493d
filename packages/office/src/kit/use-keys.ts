import { readStored, store } from '@foyer/ui/storage.ts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const isOnNow = () => readStored('keys') !== 'off'

/** Whether single keys act on this browser: who speaks to the computer switches them off. */
export const useKeysOn = (): [boolean, (isOn: boolean) => void] => {
  const isOn = useSyncExternalStore(subscribe, isOnNow)
  const set = (next: boolean) => {
    store('keys', next ? 'on' : 'off')
    for (const listener of listeners) listener()
  }
  return [isOn, set]
}

const fields =
  'input:not([type="checkbox"], [type="file"]), textarea, select, [contenteditable="true"], [role="combobox"]'

/** Keys typed into a field, or pressed while a dialog is open, are not the page's. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(fields) !== null)

const moves = new Set(['j', 'k', 'ArrowUp', 'ArrowDown', ',', '.'])

const held = new Set<() => string[]>()

/** The single keys that act now: each has to be shown on the page. */
export const keysNow = (): string[] => [...new Set([...held].flatMap((keys) => keys()))].sort()

/** Single keys of a page, by the name of the key: `j`, `Z` with Shift, `ArrowDown`. A key that returns false keeps its usual effect. */
export const useKeys = (keys: Readonly<Record<string, (() => unknown) | undefined>>) => {
  const [isOn] = useKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    // A key that is held down moves on, and decides nothing again.
    if (event.repeat && !moves.has(event.key)) return
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    if (act() !== false) event.preventDefault()
  })
  const acting = useEffectEvent(() => Object.keys(keys).filter((key) => keys[key] !== undefined))
  useEffect(() => {
    if (!isOn) return
    const read = () => acting()
    held.add(read)
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => {
      held.delete(read)
      listening.abort()
    }
  }, [isOn])
}
