import { addDays } from '../kit/dates.ts'

/** Days until a key expires if none are asked for, and the most that may be asked for. */
export const usualKeyDays = 90
export const mostKeyDays = 366
/** How long the former key still works after a rotation, so that a program can be changed in between. */
export const rotationDays = 7

export const usualExpiry = (today: string): string => addDays(today, usualKeyDays)

/** A key works until the end of the day on which it expires: tomorrow at the earliest, 366 days from now at the latest. */
export const isKeyExpiry = (date: string, today: string): boolean => date > today && date <= addDays(today, mostKeyDays)
