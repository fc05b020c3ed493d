import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

let foyer: TestFoyer
let folder: string
let url: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(foyer.app.server.address() as AddressInfo).port}`
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-rates-'))
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await foyer.stop()
})

const load = (text: string) => {
  const file = path.join(folder, 'rates.csv')
  writeFileSync(file, text)
  return run(['import-rates', '--site', 'ours', file], async () => ({ url, token: foyer.operatorToken }))
}
const head = '# Source: Northern Life\n# JointDiscount: 10\nCoverage,Smoker,AgeFrom,AgeTo,MonthlyRate\n'

test('an insurer’s file replaces the illustrative rates', async () => {
  expect(await load(`${head}LI,N,18,69,0.25\nLI,Y,18,69,0.45\n`)).toBe('{\n  "Loaded": 2\n}')
})

test('rejects a file with each line that has a mistake', async () => {
  await expect(load(`${head}LI,N,18,69,0.25\nLX,N,18,69,0.3\nLI,N,60,70,free\n`)).rejects.toThrow(
    /not a table of rates:\nLine 5: Coverage is LI .*\.\nLine 6: MonthlyRate/,
  )
})
