import { addDays, isDate } from '../kit/dates.ts'
import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Days until a key expires if none are asked for, and the most that may be asked for. */
export const usualKeyDays = 90
export const mostKeyDays = 366
/** How long the former key still works after a rotation, so that a program can be changed in between. */
export const rotationDays = 7
/** Keys of a brokerage that work at the same time. */
export const mostKeys = 50
export const longestKeyName = 60
export const mostKeyNetworks = 20

export const usualExpiry = (today: string): string => addDays(today, usualKeyDays)

/** A key works until the end of the day on which it expires: tomorrow at the earliest, 366 days from now at the latest. */
export const isKeyExpiry = (date: string, today: string): boolean => date > today && date <= addDays(today, mostKeyDays)

export const expiryProblems = (date: string, today: string) =>
  problem(!isDate(date) || !isKeyExpiry(date, today), 'ExpiresOn', 'InvalidKeyExpiry')

interface GivenKey {
  Name: string
  Actions: readonly string[]
  ExpiresOn: string
}

/** Which networks are none is found by the server alone. */
export const keyProblems = ({ Name, Actions, ExpiresOn }: GivenKey, today: string) => [
  ...problem(isBlank(Name), 'Name', 'RequiredKeyName'),
  ...problem(Actions.length === 0, 'Actions', 'RequiredKeyActions'),
  ...expiryProblems(ExpiresOn, today),
]
