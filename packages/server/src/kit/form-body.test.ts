import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { withForms } from './form-body.ts'

const app = Fastify()
withForms(app, (scope) => {
  scope.post('/', async ({ body }) => ({ fields: Object.keys(body as object).length }))
})
afterAll(() => app.close())

test('a form of more than 30 fields is refused before it is taken apart', async () => {
  let taken = 0
  vi.stubGlobal(
    'URLSearchParams',
    class extends URLSearchParams {
      constructor(text: string) {
        super(text)
        taken += 1
      }
    },
  )
  const send = (count: number) =>
    app.inject({
      ...{ method: 'POST', url: '/', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      payload: Array.from({ length: count }, (_, at) => `f${at}=a`).join('&'),
    })
  expect((await send(30)).json()).toEqual({ fields: 30 })
  expect(taken).toBe(1)
  for (const count of [31, 120_000]) expect((await send(count)).statusCode).not.toBe(200)
  expect(taken).toBe(1)
  vi.unstubAllGlobals()
})
