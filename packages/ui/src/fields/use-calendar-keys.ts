import { addDays, addMonths, weekdayOf } from '@foyer/domain/kit/dates.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** The target of each key from a day, by the ARIA Authoring Practices; with Shift a page is a year. */
const moves: Readonly<Record<string, (from: string, isShift: boolean) => string>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, -weekdayOf(from)),
  End: (from) => addDays(from, 6 - weekdayOf(from)),
  PageUp: (from, isShift) => addMonths(from, isShift ? -12 : -1),
  PageDown: (from, isShift) => addMonths(from, isShift ? 12 : 1),
}

export type Level = 'month' | 'year' | 'decade'

/**
 * The focused day, also beyond the visible month. Restores the focus when its element disappears with the month or is
 * disabled. `begin` and the results of `within` are selectable days.
 */
export const useCalendarKeys = (begin: string, within: (date: string) => string) => {
  const box = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState(begin)
  const [level, setLevel] = useState<Level>('month')
  const isMoved = useRef<boolean>(false)
  const buttons = (which: string) => [...(box.current?.querySelectorAll<HTMLButtonElement>(`button${which}`) ?? [])]
  const place = () => buttons(level === 'month' ? `[data-day="${day}"]` : ':not([data-direction])[tabindex="0"]').at(-1)

  useEffect(() => {
    const { activeElement, body } = document
    const hasLostFocus = activeElement === body || buttons(':disabled').includes(activeElement as HTMLButtonElement)
    if (isMoved.current || hasLostFocus) place()?.focus()
    isMoved.current = false
  })

  const goRound = (event: KeyboardEvent) => {
    const head = buttons(':not([data-day]):not(:disabled)[tabindex="0"]')
    const stops = [...head, ...(level === 'month' ? buttons(`[data-day="${day}"]`) : [])]
    const at = stops.indexOf(document.activeElement as HTMLButtonElement)
    event.preventDefault()
    stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return goRound(event)
    const from = (event.target as HTMLElement).dataset.day
    const move = moves[event.key]
    if (from === undefined || move === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = within(move(from, event.shiftKey))
    isMoved.current = next !== day
    setDay(next)
  }
  return {
    box,
    onKeyDownCapture,
    day,
    showDay: (date: string) => setDay(within(date)),
    level,
    showLevel: (next: Level) => {
      isMoved.current = true
      setLevel(next)
    },
  }
}
