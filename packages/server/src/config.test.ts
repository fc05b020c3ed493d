import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-config-'))
const flinks = {
  FLINKS_CUSTOMER_ID: 'customer',
  FLINKS_SECRET: 'b2f6b7a0-5d1e-4c3f',
  FLINKS_URL: 'https://toolbox-api.private.fin.ag/',
}

describe('the bank-data provider', () => {
  it('is the simulated institution by default', () => expect(readConfig({ DATA_DIR }).flinks).toBeUndefined())
  it('is Flinks, with its Connect beside its API', () =>
    expect(readConfig({ DATA_DIR, ...flinks, FLINKS_API_KEY: 'c81d4e2e-bcf2-11e6' }).flinks).toEqual({
      customerId: 'customer',
      secret: 'b2f6b7a0-5d1e-4c3f',
      url: 'https://toolbox-api.private.fin.ag',
      connectUrl: 'https://toolbox-iframe.private.fin.ag/v2/',
      apiKey: 'c81d4e2e-bcf2-11e6',
    }))
  it('is never half configured', () => {
    for (const name of Object.keys(flinks))
      expect(() => readConfig({ DATA_DIR, ...flinks, [name]: undefined })).toThrow('FLINKS_')
    expect(() => readConfig({ DATA_DIR, ...flinks, FLINKS_URL: 'not an address' })).toThrow('FLINKS_')
  })
})

describe('the paid address service', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ DATA_DIR, ADDRESSCOMPLETE_KEY: 'AA11-BB22-CC33-DD44', ...env }).addressComplete
  it('is asked ten thousand times a day at most, or as often as its operator names', () => {
    expect(read({})?.mostADay).toBe(10_000)
    expect(read({ ADDRESSCOMPLETE_A_DAY: '500' })?.mostADay).toBe(500)
    for (const wrong of ['0', '-1', '1.5', 'many'])
      expect(() => read({ ADDRESSCOMPLETE_A_DAY: wrong })).toThrow('ADDRESSCOMPLETE_A_DAY')
  })
})

describe('text messages', () => {
  const twilio = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: randomBytes(16).toString('hex'),
    TWILIO_FROM: '+14165550100',
  }
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...twilio, ...env }).twilio
  it('are two thousand a day at most, or as many as their operator names', () => {
    expect(read({})?.mostADay).toBe(2000)
    expect(read({ TWILIO_A_DAY: '50' })?.mostADay).toBe(50)
    expect(() => read({ TWILIO_A_DAY: '0' })).toThrow('TWILIO_A_DAY')
  })
})

describe('the anchor of the audit chain', () => {
  const secret = `whsec_${Buffer.from(randomBytes(32)).toString('base64')}`
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).auditAnchor
  it('is nowhere, a folder, or a webhook with its secret', () => {
    expect(read({})).toBeUndefined()
    expect(read({ AUDIT_ANCHOR_DIR: '/worm/anchors' })).toEqual({ folder: '/worm/anchors' })
    const url = 'https://anchors.example/'
    expect(read({ AUDIT_ANCHOR_URL: url, AUDIT_ANCHOR_SECRET: secret })).toEqual({ url, secret })
  })
  it('is never both, and never a webhook without a secret', () => {
    const url = { AUDIT_ANCHOR_URL: 'https://anchors.example/' }
    expect(() => read({ ...url, AUDIT_ANCHOR_SECRET: secret, AUDIT_ANCHOR_DIR: 'x' })).toThrow('not both')
    expect(() => read(url)).toThrow('AUDIT_ANCHOR_SECRET')
  })
})

it('reads nothing that the README does not mention', () => {
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

it('lists every problem at once, also of what a library would refuse at the start', () => {
  const wrong = { LOG_LEVEL: 'verbose', TRUSTED_PROXIES: '10.0.0.0/99', ADDRESSCOMPLETE_A_DAY: '0', WORKERS: '-1' }
  for (const name of Object.keys(wrong)) expect(() => readConfig({ DATA_DIR, ...wrong })).toThrow(name)
  for (const TRUSTED_PROXIES of ['somewhere', '10.0.0.0/33', '2001:db8::/129', '10.0.0.1/255.0.0.0'])
    expect(() => readConfig({ DATA_DIR, TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES')
  const right = ['loopback', '10.0.0.1', '10.0.0.0/16', '2001:db8::/32']
  expect(readConfig({ DATA_DIR, TRUSTED_PROXIES: right.join(', ') }).trustedProxies).toEqual(right)
})
