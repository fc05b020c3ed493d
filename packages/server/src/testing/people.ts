/** Helpers for people, for tests of every feature: mailed codes, callers, outcomes. */
export {
  isSignedIn,
  lightCheck,
  mailedCode,
  newCaller,
  outcomeOf,
  passCheck,
} from '../account/testing/people.ts'
