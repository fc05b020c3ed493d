/** Helpers for people, for tests of every feature: mailed codes, callers, outcomes. */
export { isSignedIn, mailedCode, newCaller, outcomeOf, staffCode } from '../account/testing/people.ts'
