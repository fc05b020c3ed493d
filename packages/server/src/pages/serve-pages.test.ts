import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Borrower, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer({ pages: true })
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'framed', { FrameAncestors: ['https://broker.example', 'https://www.broker.example'] })
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const open = (url: string, headers: Record<string, string> = {}) =>
  foyer.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const siteIn = (body: string): unknown =>
  JSON.parse(/<script[^>]* id="site"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '')

describe('the page', () => {
  test('carries the brand of its site', async () => {
    const { body, headers, statusCode } = await open('/ours/home')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain('<title>Tremblay Hypothèques</title>')
    expect(body).toContain('content="#7a1f5c"')
    expect(siteIn(body)).toMatchObject({ User: null, Link: { AgentProfile: { FirstName: 'Marie' } } })
  })

  test('lists the files it needs, and shows the brand before they load', async () => {
    const files = async (url: string, language: string) =>
      [
        ...(await open(url, { 'accept-language': language })).body.matchAll(
          /modulepreload" fetchpriority="low" href="([^"]+)"/g,
        ),
      ].map(([, file]) => file)
    const english = await files('/ours/home', 'en')
    const french = await files('/ours/home', 'fr')
    expect(english).toEqual([expect.stringMatching(/^\/assets\/common-texts-en-/)])
    expect(french).toEqual([expect.stringMatching(/^\/assets\/common-texts-fr-/)])
    const signedIn = await files('/ours/user/mydeals', 'en')
    const named = (...names: string[]) => names.map((name) => expect.stringMatching(`^/assets/${name}-`))
    const frame = ['common-texts-en', 'wizard-routes', 'wizard-texts-en', 'en-pages']
    expect(signedIn).toEqual(named(...frame))
    expect(await files('/ours/user/7/start', 'en')).toEqual(named(...frame, 'interview', 'forms', 'en'))
    expect(await files('/ours/user/7/applicant/8/income', 'en')).toEqual(
      named(...frame, 'income', 'shared', 'forms', 'phones'),
    )
    expect(await files('/ours/user/7/toString', 'en')).toEqual(named(...frame, 'shared', 'forms', 'phones'))
    for (const file of signedIn) expect((await open(file ?? '')).statusCode).toBe(200)
    const styles = /<link rel="preload" as="style" crossorigin href="([^"]+)">/g
    const stylesOf = async (url: string) => [...(await open(url)).body.matchAll(styles)].map(([, file]) => file)
    expect(await stylesOf('/ours/user/7/start')).toEqual(named('wizard-routes', 'forms'))
    expect(await stylesOf('/ours/home')).toEqual([])
    expect((await open('/ours/home')).body).toContain('<div class="first-bar">Tremblay Hypothèques</div>')
  })

  test('shows home’s heading before the app loads, with the broker’s name, in the user’s language', async () => {
    const headOf = async (url: string, headers: Record<string, string>) =>
      /<header class="first-head first-wide"><h1>(.*?)<\/h1><p>(.*?)<\/p>/
        .exec((await open(url, headers)).body)
        ?.slice(1)
    expect(await headOf('/ours/home', {})).toEqual([
      'Your mortgage application starts here',
      'Marie Tremblay is with you from the first question to the last signature.',
    ])
    expect((await headOf('/ours/home?x', { 'accept-language': 'fr' }))?.[0]).toBe(
      'Votre demande de prêt hypothécaire commence ici',
    )
    const cookie = `sid-ours=${borrower.client.cookies.get('sid-ours')}`
    expect(await headOf('/ours/home', { cookie })).toBeUndefined()
    expect(await headOf('/ours/profile', {})).toBeUndefined()
  })

  test('shows the user’s heading before the app loads, and none to others', async () => {
    const cookie = `sid-ours=${borrower.client.cookies.get('sid-ours')}`
    const headingOf = async (url: string, headers: Record<string, string>) =>
      /<header class="first-head"><h1>(.*?)<\/h1>/.exec((await open(url, headers)).body)?.[1]
    expect(await headingOf('/ours/user/7/start', { cookie })).toBe('What are your plans?')
    expect(await headingOf('/ours/user/7/summary', { cookie })).toBe('Is everything right?')
    expect(await headingOf('/ours/user/mydeals', { cookie })).toMatch(/^Welcome/)
    expect(await headingOf('/ours/user/7/applicant/8/income', { cookie })).toBe('What is your income?')
    expect(await headingOf('/ours/user/7/toString', { cookie })).toBeUndefined()
    expect(await headingOf('/ours/user/7/start', {})).toBeUndefined()
  })

  test('has the signed-in user', async () => {
    const cookie = `sid-ours=${borrower.client.cookies.get('sid-ours')}`
    expect(siteIn((await open('/ours/user/mydeals', { cookie })).body)).toMatchObject({
      User: { UserID: borrower.userId },
    })
  })

  test('is in the language chosen in this browser, else of the session, else of the browser, else English', async () => {
    const langOf = async (headers: Record<string, string>) =>
      /<html lang="(\w+)/.exec((await open('/ours/home', headers)).body)?.[1]
    expect(await langOf({})).toBe('en')
    expect(await langOf({ 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('fr')
    expect(await langOf({ 'accept-language': 'fr-CA', cookie: 'language=en' })).toBe('en')
    const cookie = `sid-ours=${borrower.client.cookies.get('sid-ours')}`
    expect(await langOf({ 'accept-language': 'fr-CA', cookie })).toBe('en')
    expect(await langOf({ cookie: `${cookie}; language=fr` })).toBe('fr')
  })

  test('of an unknown site is the same page without a brand', async () => {
    for (const url of ['/', '/nowhere', '/nowhere/home', '/privacy', '/%2e%2e/etc/passwd']) {
      const { body, statusCode } = await open(url)
      expect([url, statusCode, siteIn(body)]).toEqual([url, 200, null])
    }
  })

  test('is not served for the paths of calls and images', async () => {
    const outcome = async (url: string) => {
      const { body, headers, statusCode } = await open(url)
      return [statusCode, headers.allow, (JSON.parse(body) as RefusedReply).ReturnStatus.ReturnMessage]
    }
    expect(await outcome('/api/MTGAPPLoad')).toEqual([405, 'POST', 'MethodNotAllowed'])
    expect(await outcome('/broker-api/UploadImage?x=1')).toEqual([405, 'POST', 'MethodNotAllowed'])
    for (const url of ['/api/Nothing', '/api', '/v1/leadopportunities/x', '/ws/Nothing/1', '/broker-api/'])
      expect([url, ...(await outcome(url))]).toEqual([url, 404, undefined, 'UnknownPath'])
  })

  test('cannot be escaped from by a broker’s texts', async () => {
    const evil = '</script><script>alert(1)</script>'
    await makeSite(foyer, 'evil')
    await foyer
      .client()
      .call('/broker-api/SaveSite', { SiteID: 'evil', Link: { AgentProfile: { BrokerageName: evil, Desc: evil } } })
    const { body } = await open('/evil/home')
    expect(body).not.toContain(evil)
    expect(siteIn(body)).toMatchObject({ Link: { AgentProfile: { BrokerageName: evil } } })
  })
})

describe('its policy', () => {
  test('runs our scripts only, with no objects and no base', async () => {
    const policy = String((await open('/ours/home')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  test('has a new nonce every time, which the page has too', async () => {
    const nonceOf = async () => {
      const { body, headers } = await open('/ours/home')
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'
      expect(body).toContain(nonce)
      return nonce
    }
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  test('allows framing only by the list of the site', async () => {
    const ancestors = async (url: string) =>
      /frame-ancestors ([^;]+)/.exec(String((await open(url)).headers['content-security-policy']))?.[1]
    expect(await ancestors('/ours/home')).toBe("'none'")
    expect(await ancestors('/nowhere')).toBe("'none'")
    expect(await ancestors('/framed/home')).toBe('https://broker.example https://www.broker.example')
  })
})

test('assets are compressed and immutable, and nothing above their folder is served', async () => {
  const { body } = await open('/ours/home')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? ''
  const asset = await foyer.app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const url of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/nothing.js']) {
    const answer = await foyer.app.inject({ url })
    expect([url, answer.statusCode === 200 && answer.headers['content-type'] === 'text/javascript']).toEqual([
      url,
      false,
    ])
  }
})
