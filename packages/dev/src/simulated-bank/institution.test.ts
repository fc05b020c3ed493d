import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { institutionBrowser } from './testing/walk-institution.ts'

let foyer: TestFoyer
let browser: ReturnType<typeof institutionBrowser>
beforeAll(async () => {
  foyer = await startTestFoyer()
  browser = institutionBrowser(foyer.app)
})
afterAll(() => foyer.stop())

const returnUrl = 'http://localhost:3000/ours/user/7/bankStatement'
const begin = (language: 'en' | 'fr' = 'en') => foyer.services.bankData.begin({ tag: 'ours.t', returnUrl, language })
const textOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the simulated institution', () => {
  test('states on every page that it is simulated, in the language of the visit', async () => {
    const english = await browser.open(await begin())
    expect(english.body).toContain('<html lang="en-CA">')
    expect(textOf(english.body)).toContain('This is a simulation')
    const french = await browser.open(await begin('fr'))
    expect(french.body).toContain('<html lang="fr-CA">')
    expect(textOf(french.body)).toContain('Ceci est une simulation')
    const chosen = await browser.send(french, { institution: 'fundy' })
    expect(textOf((await browser.open(chosen.location)).body)).toContain('Connexion : Caisse Exemple de Fundy')
  })
  test('changes its language in place', async () => {
    const { body } = await browser.open(await begin())
    const [, other = ''] = /href="([^"]+language=fr)"/.exec(body) ?? []
    expect(textOf((await browser.open(other.replace('&amp;', '&'))).body)).toContain('Institution simulée')
  })
  test('names what is missing on each page, with a link to it, and continues once it is filled', async () => {
    const first = await browser.open(await begin())
    const refused = await browser.send(first, {})
    expect([refused.status, textOf(refused.body)]).toEqual([422, expect.stringContaining('Choose an institution.')])
    expect(refused.body).toContain('<a href="#institution">')
    expect(refused.body).toMatch(/id="institution"[^>]* aria-invalid="true" aria-describedby="institution-problem"/)
    expect(refused.body).toContain('<title>Error: Which institution')

    const second = await browser.open((await browser.send(refused, { institution: 'prairie' })).location)
    expect(textOf((await browser.send(second, { user: ' ', password: '' })).body)).toMatch(
      /Enter a user name.*Enter a password/,
    )
    const third = await browser.open((await browser.send(second, { user: 'a', password: 'b' })).location)
    const half = await browser.send(third, { 'accounts-savings': 'savings' })
    expect(textOf(half.body)).toContain('Tick the box to share')
    expect(half.body).toMatch(/value="savings" checked/)
    expect(textOf((await browser.send(third, { 'consent-yes': 'yes' })).body)).toContain('Choose at least one account.')
    const last = await browser.send(third, { 'accounts-savings': 'savings', 'consent-yes': 'yes' })
    expect(last.status).toBe(303)
    expect(Object.fromEntries(new URL(last.location).searchParams)).toMatchObject({
      tag: 'ours.t',
      institution: 'Prairie Sample Trust',
      accountId: 'savings',
    })
  })
  test('allows returning without sharing, without a login', async () => {
    const { body } = await browser.open(await begin())
    expect(body).toContain(`href="${returnUrl}?tag=ours.t"`)
  })
  test('opens only what it sealed itself, and only for thirty minutes', async () => {
    const url = new URL(await begin())
    const visit = url.searchParams.get('visit') ?? ''
    const bent = `${visit.slice(0, -2)}${visit.endsWith('A') ? 'B' : 'A'}A`
    for (const address of [
      '/simulated-institution',
      '/simulated-institution?visit=x',
      `/simulated-institution?visit=${bent}`,
    ]) {
      const { status, body } = await browser.open(address)
      expect([status, textOf(body)]).toEqual([404, expect.stringContaining('This session has ended')])
    }
    const page = await browser.open(url.href)
    foyer.clock.advance(31 * 60)
    expect((await browser.open(url.href)).status).toBe(404)
    expect((await browser.send(page, { institution: 'maple' })).status).toBe(404)
  })
  test('runs no script, cannot be framed, is not cached, and rejects forms of another site', async () => {
    const url = new URL(await begin())
    const { headers } = await foyer.app.inject({ url: `${url.pathname}${url.search}` })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['referrer-policy']).toBe('same-origin')
    const foreign = await foyer.app.inject({
      method: 'POST',
      url: '/simulated-institution',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'visit=x',
    })
    expect(foreign.statusCode).toBe(403)
  })
  test('does not exist where a provider is configured', async () => {
    const { bankData } = foyer.services
    const other = await startTestFoyer({ bankData })
    const url = new URL(await begin())
    expect((await other.app.inject({ url: `${url.pathname}${url.search}` })).statusCode).toBe(404)
    await other.stop()
  })
})
