import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

let foyer: TestFoyer
let folder: string
let url: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(foyer.app.server.address() as AddressInfo).port}`
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-addresses-'))
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await foyer.stop()
})

const send = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return run(['import-addresses', file], async () => ({ url, token: foyer.operatorToken }))
}
const head = 'street_no,street,city,csdname,pruid,postal_code,unit'

test('a file longer than a batch is sent completely, and sending it again adds nothing', {
  timeout: 60_000,
}, async () => {
  const lines = Array.from({ length: 2500 }, (_, index) => `${index + 1},ELM ST,PERTH,Perth,35,K7H1A1,`)
  const text = [head, ...lines, ',ELM ST,PERTH,Perth,35,,', ''].join('\n')
  expect(await send('all.csv', text)).toBe(
    '2501 addresses read: 2500 added, 0 known already, 1 left out as incomplete.',
  )
  expect(await send('ALL.CSV', text)).toMatch(/0 added, 2500 known already/)
})

test('rejects another kind of file with the reason', async () => {
  await expect(send('other.csv', 'a,b\n1,2\n')).rejects.toThrow(/not a file of the Open Database.*names no column/)
  await expect(run(['import-addresses', 'no-such.csv'], async () => ({ url, token: '' }))).rejects.toThrow(
    /cannot be read/,
  )
})
