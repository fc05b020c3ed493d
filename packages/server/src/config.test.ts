import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-config-'))
const flinks = {
  FLINKS_CUSTOMER_ID: 'customer',
  FLINKS_SECRET: 'secret',
  FLINKS_URL: 'https://toolbox-api.private.fin.ag/',
}

describe('the bank-data provider', () => {
  it('is the simulated institution where nothing is set', () => expect(readConfig({ DATA_DIR }).flinks).toBeUndefined())
  it('is Flinks, with its Connect beside its API', () =>
    expect(readConfig({ DATA_DIR, ...flinks, FLINKS_API_KEY: 'key' }).flinks).toEqual({
      customerId: 'customer',
      secret: 'secret',
      url: 'https://toolbox-api.private.fin.ag',
      connectUrl: 'https://toolbox-iframe.private.fin.ag/v2/',
      apiKey: 'key',
    }))
  it('is never half of it', () => {
    for (const name of Object.keys(flinks))
      expect(() => readConfig({ DATA_DIR, ...flinks, [name]: undefined })).toThrow('FLINKS_')
    expect(() => readConfig({ DATA_DIR, ...flinks, FLINKS_URL: 'not an address' })).toThrow('FLINKS_')
  })
})

it('reads nothing that the README does not tell of', () => {
  const asked = new Set<string>()
  const noting = new Proxy<Record<string, string | undefined>>(
    { DATA_DIR },
    {
      get(given, name) {
        asked.add(String(name))
        return Reflect.get(given, name)
      },
    },
  )
  readConfig(noting)
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(asked.size).toBeGreaterThan(30)
  expect([...asked].filter((name) => !readme.includes(name))).toEqual([])
})
