import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { isOfficeAccess } from './kit/access.ts'
import { pathsOf } from './kit/define-call.ts'

/** What is written as a whole, so that a page that was loaded before would put back what a colleague changed meanwhile. */
const replaces = /\/(?:Assign|Save|Change|Decide|Move|Publish|Settle)/
const states = /^(?:Before|Version|Seen|From[A-Z]|OwnerID)/

/** Why the newest may win. */
const withoutWhatWasSeen = {
  '/broker-api/SaveCredits': 'a number that the operator sets',
  '/broker-api/SaveComment': 'adds a comment',
  '/broker-api/SaveDocumentRequest': 'adds a request, or sends one again',
  '/broker-api/SaveEmbeddedForm': 'a form of a program, which has its own copy',
  '/broker-api/SaveInstitution': 'a code and its names, all of which its dialog shows',
  '/broker-api/SaveRuleOverride': 'adds a value from a day on',
  '/console-api/SaveMe': 'of the caller alone',
  '/console-api/SaveOwnLink': 'of the caller alone',
  '/console-api/SaveSetupBrokerage': 'made once',
  '/console-api/SaveSetupPerson': 'of the caller alone',
  '/console-api/SaveSiteLead': 'one person, whom its dialog shows',
}

test('a call of staff that replaces what a colleague may have changed states what was seen, or has a reason not to', () => {
  const staff = allCalls.filter(
    ({ access, effect }) => effect === 'write' && (access === 'operator' || isOfficeAccess(access)),
  )
  const without = staff.filter(({ body }) => !Object.keys(body.properties).some((name) => states.test(name)))
  const paths = without.flatMap(pathsOf).filter((path) => replaces.test(path))
  expect(paths.sort()).toEqual(Object.keys(withoutWhatWasSeen).sort())
})
