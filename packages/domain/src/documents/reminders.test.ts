import { describe, expect, it } from 'vitest'
import { isDueDate, reminderDue } from './reminders.ts'

const at = (text: string) => new Date(`${text}Z`)
const given = (reminders: number, mailedAt = at('2026-11-01T14:00')) => ({ dueOn: '2026-11-20', reminders, mailedAt })
const on = (day: string) => ({ today: `2026-11-${day}`, now: at(`2026-11-${day}T14:00`) })

describe('a due date', () => {
  it('is a day from today, within the life of the link', () => {
    const days = ['2026-11-20', '2026-12-20', '2026-11-19', '2026-12-21', '2026-11-31', '']
    expect(days.map((day) => isDueDate(day, '2026-11-20'))).toEqual([true, true, false, false, false, false])
  })
})

describe('a reminder of documents', () => {
  it('is due two days before the day, on it, and three days later', () => {
    const due = (day: string, reminders: number) => reminderDue(given(reminders), on(day))
    expect([due('17', 0), due('18', 0), due('18', 1), due('19', 1), due('20', 1), due('20', 2)]).toEqual([
      ...[undefined, 1, undefined, undefined, 2, undefined],
    ])
    expect([due('22', 2), due('23', 2), due('30', 3)]).toEqual([undefined, 3, undefined])
  })
  it('waits where the request was mailed within twenty hours', () => {
    expect(reminderDue(given(0, at('2026-11-18T00:00')), on('18'))).toBeUndefined()
    expect(reminderDue(given(0, at('2026-11-17T18:00')), on('18'))).toBe(1)
  })
  it('does not wait for a time far ahead, which a wrong clock wrote', () => {
    expect(reminderDue(given(0, at('2027-11-18T14:00')), on('18'))).toBe(1)
    expect(reminderDue(given(0, at('2026-11-18T14:01')), on('18'))).toBeUndefined()
  })
  it('takes the place of those whose day has passed', () => {
    expect(reminderDue(given(0), on('20'))).toBe(2)
    expect(reminderDue(given(1), on('25'))).toBe(3)
  })
})
