import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualBodyLimit } from '../kit/call-routes.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

it('a body that may be large is not read before its caller is known', async () => {
  const paths = allCalls
    .filter(({ bodyLimit = 0 }) => bodyLimit > usualBodyLimit)
    .flatMap((call) => [...pathsOf(call), staffPathOf(call) ?? []].flat())
  expect(paths).toContain('/console-api/SaveRequestTemplates')
  const replies = await Promise.all(
    paths.map(async (url) => {
      const headers = { 'content-type': 'application/json' }
      // Read, it would be refused as no JSON.
      const payload = '{'.repeat(usualBodyLimit + 1)
      const { statusCode } = await foyer.app.inject({ method: 'POST', url, headers, payload })
      return [url, statusCode]
    }),
  )
  expect(replies).toEqual(paths.map((url) => [url, 401]))
})
