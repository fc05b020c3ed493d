/** Yes, no, or not yet known: a question nobody answered is not a no. */
export type Tri = boolean | undefined

/** No as soon as one is no, yes when all are yes, else not yet known. */
export const and = (...answers: readonly Tri[]): Tri =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true

/** Yes as soon as one is yes, no when all are no, else not yet known. */
export const or = (...answers: readonly Tri[]): Tri =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false

export const not = (answer: Tri): Tri => (answer === undefined ? undefined : !answer)

/** Whether a code is one of these; -1 is a choice not made yet. */
export const isOneOf = (code: number, codes: readonly number[]): Tri => (code < 0 ? undefined : codes.includes(code))

/** Whether a flag is 1; not yet known while it has not been loaded. */
export const isOn = (flag: number | undefined): Tri => (flag === undefined ? undefined : flag === 1)
