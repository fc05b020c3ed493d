import { addDays, isBetween, isDate } from '../kit/dates.ts'
import { isNear } from '../kit/instants.ts'
import { linkDays } from './access-code.ts'

/** Days from the due date to each reminder. */
export const reminderDays = [-2, 0, 3] as const
/** A person was mailed about the request recently, so they need no reminder yet. */
export const quietHours = 20

/** A due date is within the life of the link. */
export const isDueDate = (date: string, today: string): boolean =>
  isDate(date) && isBetween(date, today, addDays(today, linkDays))

interface Reminded {
  dueOn: string
  /** How many of the reminders are over. */
  reminders: number
  /** The last mail about the request: its sending, or a reminder. */
  mailedAt: Date
}

/** Whether the last mail about a request is too recent for another one. */
export const isQuiet = (mailedAt: Date, now: Date): boolean => isNear(mailedAt, now, quietHours * 3_600_000)

/**
 * How many reminders are over once one is mailed now; undefined where none is to be mailed. Of several days that passed since the
 * last one only one mail is left.
 */
export const reminderDue = (
  { dueOn, reminders, mailedAt }: Reminded,
  { today, now }: { today: string; now: Date },
): number | undefined => {
  const over = reminderDays.filter((days) => addDays(dueOn, days) <= today).length
  return over > reminders && !isQuiet(mailedAt, now) ? over : undefined
}
