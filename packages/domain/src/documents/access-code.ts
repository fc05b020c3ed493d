import { isCode } from '../account/rules.ts'
import { type Problem, problem } from '../kit/problem.ts'

/** How long a code holds. */
export const accessCodeMinutes = 15
/** Wrong tries until a browser waits, for how long, and in all until a recipient's codes are over. */
export const wrongCodesUntilPause = 5
export const pauseMinutes = 15
export const wrongCodesUntilDead = 20
/** How long the link of a request holds, from its last sending. */
export const linkDays = 30

/** The digits of an access code, however they were spaced. */
export const accessCodeOf = (typed: string): string => typed.replace(/[\s-]/g, '')
export const isAccessCode = (typed: string): boolean => isCode(accessCodeOf(typed))

export const accessCodeProblems = (typed: string): Problem<'RequiredVerificationCode'>[] =>
  problem(!isAccessCode(typed), 'Code', 'RequiredVerificationCode')

export interface CodeTries {
  /** Wrong ones since the last right one or pause. */
  tries: number
  wrongInAll: number
  lockedUntil: Date | undefined
}

/** Whether the next try is taken. */
export const codeGate = ({ wrongInAll, lockedUntil }: CodeTries, now: Date): 'open' | 'locked' | 'dead' => {
  if (wrongInAll >= wrongCodesUntilDead) return 'dead'
  return lockedUntil !== undefined && lockedUntil > now ? 'locked' : 'open'
}

/** What a wrong code leaves behind: the fifth in a row starts the pause. */
export const afterWrongCode = ({ tries, wrongInAll }: CodeTries, now: Date): CodeTries => {
  const counted = tries + 1
  const pauses = counted >= wrongCodesUntilPause
  return {
    tries: pauses ? 0 : counted,
    wrongInAll: wrongInAll + 1,
    lockedUntil: pauses ? new Date(now.getTime() + pauseMinutes * 60_000) : undefined,
  }
}
