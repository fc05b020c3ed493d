/** True, false, or unknown: an unanswered question is not false. */
export type Tri = boolean | undefined

/** False if any is false, true if all are true, else unknown. */
export const and = (...answers: readonly Tri[]): Tri =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true

/** True if any is true, false if all are false, else unknown. */
export const or = (...answers: readonly Tri[]): Tri =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false

export const not = (answer: Tri): Tri => (answer === undefined ? undefined : !answer)

/** Whether a code is one of these; unknown for -1 (not chosen). */
export const isOneOf = (code: number, codes: readonly number[]): Tri => (code < 0 ? undefined : codes.includes(code))

/** Whether a flag is 1; unknown before it is loaded. */
export const isOn = (flag: number | undefined): Tri => (flag === undefined ? undefined : flag === 1)
