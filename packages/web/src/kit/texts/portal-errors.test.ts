import { accountCalls } from '@foyer/contract/account/calls.ts'
import { allCalls } from '@foyer/contract/all-calls.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { siteCalls } from '@foyer/contract/site/calls.ts'
import { errorCatalogue } from '@foyer/domain/errors.ts'
import * as english from '@foyer/texts/errors/en-first.ts'
import * as englishOfPages from '@foyer/texts/errors/en-pages.ts'
import * as french from '@foyer/texts/errors/fr-first.ts'
import * as frenchOfPages from '@foyer/texts/errors/fr-pages.ts'
import { expect, test } from 'vitest'

const refusals = (calls: readonly CallDeclaration[]) => new Set<string>(calls.flatMap((call) => [...call.refusals]))
const isOfOffice = ({ access }: CallDeclaration) => access === 'operator' || access.startsWith('office')

/** No call declares these: the office's guard refuses with one of them, an operator's upload with the other. */
const ofDoors = new Set(['StepUpRequired', 'InvalidImage'])

test('the portal has the texts of all errors but those that only calls of the office refuse with', () => {
  const office = refusals(allCalls.filter(isOfOffice))
  const portal = refusals(allCalls.filter((call) => !isOfOffice(call)))
  const expected = Object.keys(errorCatalogue).filter(
    (key) => !ofDoors.has(key) && (portal.has(key) || !office.has(key)),
  )
  expect(Object.keys({ ...english.en, ...englishOfPages.en }).sort()).toEqual(expected.sort())
  expect(Object.keys({ ...french.fr, ...frenchOfPages.fr }).sort()).toEqual(expected.sort())
})

test('the home page has the texts of the errors of its calls', () => {
  const keys = [...refusals([...Object.values(accountCalls), ...Object.values(siteCalls)])]
  const missing = (texts: object) => keys.filter((key) => !(key in texts))
  expect([missing(english.en), missing(french.fr)]).toEqual([[], []])
})
