import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { resolveAll } from './checked-address.ts'

test('a name server that never replies is given up', async () => {
  let queries = 0
  const silent = createSocket('udp4').on('message', () => {
    queries += 1
  })
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  await expect(resolveAll('login.example', [`127.0.0.1:${port}`])).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:ETIMEOUT|ECANCELLED)$/),
  })
  expect(queries).toBeGreaterThan(0)
})

test('names of this machine are resolved without a name server', async () => {
  expect(await resolveAll('localhost', ['127.0.0.1:9'])).toEqual([{ address: '127.0.0.1', family: 4 }])
  expect(await resolveAll('a.localhost', ['127.0.0.1:9'])).toEqual([{ address: '127.0.0.1', family: 4 }])
})
