import { type KeyboardEvent, useRef } from 'react'
import { leapTo, type SelectOption } from './options.ts'

/** An open list: what is typed to find something in it, if anything is, and the option that Enter takes ('' for none). */
export interface OpenList {
  typed: string | undefined
  active: string
}

interface SelectKeys {
  /** Letters find options in the box itself; a short list is led through by its first letters. */
  isTypedIn: boolean
  open: OpenList | null
  setOpen: (open: OpenList | null) => void
  /** The options that are there to be chosen now. */
  shown: readonly SelectOption[]
  value: string
  choose: (value: string) => void
}

/** Letters that follow each other sooner than this are one word. */
const pauseMilliseconds = 700
const page = 10

/** The keys of a combobox as the ARIA Authoring Practices have them. */
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
    // The focus goes on by itself, and takes along what Enter would have taken.
    if (event.key === 'Tab') return open !== null && open.active !== '' ? choose(open.active) : undefined
    const act = ofAll[event.key] ?? (isTypedIn ? undefined : ofShort[event.key])
    if (act !== undefined) {
      event.preventDefault()
      letters.current = { text: '', at: 0 }
      act()
    } else if (!isTypedIn && event.key.length === 1 && !event.altKey) leap(event)
  }
}
