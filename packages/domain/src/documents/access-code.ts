import { isCode } from '../account/rules.ts'
import { type Problem, problem } from '../kit/problem.ts'

export const accessCodeMinutes = 15
/**
 * Wrong codes until a browser is paused, the length of the pause, and wrong codes in total until a recipient's codes
 * are disabled.
 */
export const wrongCodesUntilPause = 5
export const pauseMinutes = 15
export const wrongCodesUntilDead = 20
/** Days a request's link is valid, from the last time it was sent. */
export const linkDays = 30

/** The digits of an access code without spaces and hyphens. */
export const accessCodeOf = (typed: string): string => typed.replace(/[\s-]/g, '')
export const isAccessCode = (typed: string): boolean => isCode(accessCodeOf(typed))

export const accessCodeProblems = (typed: string): Problem<'RequiredVerificationCode'>[] =>
  problem(!isAccessCode(typed), 'Code', 'RequiredVerificationCode')

export interface CodeTries {
  /** Wrong codes since the last right one or pause. */
  tries: number
  wrongInAll: number
  lockedUntil: Date | undefined
}

/** Whether another try is accepted. */
export const codeGate = ({ wrongInAll, lockedUntil }: CodeTries, now: Date): 'open' | 'locked' | 'dead' => {
  if (wrongInAll >= wrongCodesUntilDead) return 'dead'
  return lockedUntil !== undefined && lockedUntil > now ? 'locked' : 'open'
}

/** The state after a wrong code: the fifth in a row starts the pause. */
export const afterWrongCode = ({ tries, wrongInAll }: CodeTries, now: Date): CodeTries => {
  const counted = tries + 1
  const pauses = counted >= wrongCodesUntilPause
  return {
    tries: pauses ? 0 : counted,
    wrongInAll: wrongInAll + 1,
    lockedUntil: pauses ? new Date(now.getTime() + pauseMinutes * 60_000) : undefined,
  }
}
