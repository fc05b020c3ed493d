/** What the tests of every feature need of people: their codes by mail, their callers, their outcomes. */
export { mailedCode, newCaller, outcomeOf } from '../account/testing/people.ts'
