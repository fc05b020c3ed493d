import { type KeyboardEvent, useRef } from 'react'
import { leapTo, type SelectOption } from './options.ts'

/** An open list: the search text, if any, and the option that Enter chooses ('' for none). */
export interface OpenList {
  typed: string | undefined
  active: string
}

interface SelectKeys {
  /** Long lists are searched in the box; short ones by first letters. */
  isTypedIn: boolean
  open: OpenList | null
  setOpen: (open: OpenList | null) => void
  /** The visible options. */
  shown: readonly SelectOption[]
  value: string
  choose: (value: string) => void
}

/** Letters typed within this time form one word. */
const pauseMilliseconds = 700
const page = 10

/** The keys of a combobox by the ARIA Authoring Practices. */
export const useSelectKeys = ({ isTypedIn, open, setOpen, shown, value, choose }: SelectKeys) => {
  const letters = useRef({ text: '', at: 0 })
  const place = shown.findIndex((option) => option.value === (open?.active ?? value))
  const activate = (option: SelectOption | undefined) =>
    option !== undefined && setOpen({ typed: open?.typed, active: option.value })
  const last = shown.length - 1

  const goBy = (steps: number) => () => {
    if (open === null) return activate(shown[place] ?? shown.at(steps > 0 ? 0 : -1))
    const isSingle = Math.abs(steps) === 1
    const next = place < 0 && steps < 0 ? last : place + steps
    activate(isSingle ? shown.at(next > last ? 0 : next) : shown[Math.min(last, Math.max(0, next))])
  }
  const take = () => {
    if (open === null) return activate(shown[place] ?? shown[0])
    if (open.active === '') setOpen(null)
    else choose(open.active)
  }
  const ofAll: Record<string, () => void> = {
    ArrowDown: goBy(1),
    ArrowUp: goBy(-1),
    ...(open === null ? {} : { PageDown: goBy(page), PageUp: goBy(-page), Enter: take, Escape: () => setOpen(null) }),
  }
  const ofShort: Record<string, () => void> = {
    Home: () => activate(shown[0]),
    End: () => activate(shown.at(-1)),
    Enter: take,
    ' ': take,
  }
  const leap = ({ key, timeStamp }: KeyboardEvent) => {
    const { text, at } = letters.current
    letters.current = { text: timeStamp - at < pauseMilliseconds ? text + key : key, at: timeStamp }
    activate(leapTo(shown, letters.current.text, place))
  }

  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    // Tab moves the focus by default, and chooses the active option.
    if (event.key === 'Tab') return open !== null && open.active !== '' ? choose(open.active) : undefined
    const act = ofAll[event.key] ?? (isTypedIn ? undefined : ofShort[event.key])
    if (act !== undefined) {
      event.preventDefault()
      letters.current = { text: '', at: 0 }
      act()
    } else if (!isTypedIn && event.key.length === 1 && !event.altKey) leap(event)
  }
}
