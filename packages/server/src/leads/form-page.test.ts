import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaService } from '../adapters/captcha-service.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let token: string
let closed: string
beforeAll(async () => {
  const captcha = captchaService({ kind: 'turnstile', siteKey: 'key', secret: 'secret' })
  foyer = await startTestFoyer({ pages: true, captcha })
  await makeSite(foyer, 'ours', { FrameAncestors: ['https://site.example'] })
  await makeSite(foyer, 'alone')
  token = await makeLeadForm(foyer, 'ours', { frameAncestors: ['https://form.example', 'https://www.form.example'] })
  closed = await makeLeadForm(foyer, 'ours', { activeFlag: 0, frameAncestors: ['https://form.example'] })
})
afterAll(() => foyer.stop())

const open = (url: string, headers: Record<string, string> = {}) =>
  foyer.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const policyOf = async (url: string, name: string) =>
  new RegExp(`${name} ([^;]+)`).exec(String((await open(url)).headers['content-security-policy']))?.[1]

describe('the page of a form', () => {
  it('may be framed by its own list, and not by that of its site beside it', async () => {
    expect(await policyOf(`/embedded-forms/${token}`, 'frame-ancestors')).toBe(
      'https://form.example https://www.form.example',
    )
    for (const other of ['nothing', closed]) {
      expect(await policyOf(`/embedded-forms/${other}`, 'frame-ancestors')).toBe("'none'")
    }
  })
  it('may be framed by the list of its site when it has none, as the specification describes forms', async () => {
    const { formName, numberOfColumns, selectedFields } = aLeadForm()
    const { Token } = await foyer.client().call('/broker-api/SaveEmbeddedForm', {
      SiteID: 'ours',
      detail: { formName, numberOfColumns, selectedFields },
    })
    expect(await policyOf(`/embedded-forms/${Token}`, 'frame-ancestors')).toBe('https://site.example')
    const none = await makeLeadForm(foyer, 'alone', { frameAncestors: [] })
    expect(await policyOf(`/embedded-forms/${none}`, 'frame-ancestors')).toBe("'none'")
  })
  it('has a preview that only our own pages frame, and that can send nothing', async () => {
    const preview = '/embedded-forms/preview?lang=fr'
    expect(await policyOf(preview, 'frame-ancestors')).toBe("'self'")
    expect(await policyOf(preview, 'connect-src')).toBe("'none'")
    expect(await policyOf(preview, 'form-action')).toBe("'none'")
    const { body, headers } = await open(preview)
    expect(body).toContain('<html lang="fr-CA"')
    expect(headers['set-cookie']).toBeUndefined()
  })
  it('as the preview of a brand has, for pages of the portal without any data', async () => {
    const preview = '/brand-preview'
    expect(await policyOf(preview, 'frame-ancestors')).toBe("'self'")
    expect(await policyOf(preview, 'connect-src')).toBe("'none'")
    expect(await policyOf(preview, 'form-action')).toBe("'none'")
    expect((await open(preview)).headers['set-cookie']).toBeUndefined()
  })
  it('runs the script of its robot check, and other pages do not', async () => {
    expect(await policyOf(`/embedded-forms/${token}`, 'script-src')).toBe("'self' https://challenges.cloudflare.com")
    expect(await policyOf('/ours/home', 'script-src')).toBe("'self'")
  })
  it('has the broker’s brand and the language of its address, whatever the cookies', async () => {
    const { body, headers } = await open(`/embedded-forms/${token}?lang=fr`, {
      cookie: 'language=en; sid-ours=x',
      'accept-language': 'en',
    })
    expect(body).toContain('<html lang="fr-CA"')
    expect(body).toContain('<title>Tremblay Hypothèques</title>')
    expect(body).not.toContain('class="first-bar"')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await open(`/embedded-forms/${token}?lang=fr&lang=en`)).statusCode).toBe(200)
  })
  it('is light like the page around it, and follows the system where that page does or without a frame', async () => {
    const schemeOf = async (query: string, headers = {}) =>
      /data-scheme="(\w+)"/.exec((await open(`/embedded-forms/${token}${query}`, headers)).body)?.[1]
    const framed = { 'sec-fetch-dest': 'iframe' }
    expect(await schemeOf('', framed)).toBe('light')
    expect(await schemeOf('?scheme=auto', framed)).toBe('auto')
    expect(await schemeOf('')).toBe('auto')
  })
})

describe('the page of a calculator in another website', () => {
  const page = '/embedded-calculators/ours/affordability'
  it('may be framed by the list of its site, and by no one without a list or a site', async () => {
    expect(await policyOf(page, 'frame-ancestors')).toBe('https://site.example')
    expect(await policyOf('/embedded-calculators/alone/payment', 'frame-ancestors')).toBe("'none'")
    expect(await policyOf('/embedded-calculators/nowhere/payment', 'frame-ancestors')).toBe("'none'")
  })
  it('has the broker’s brand and the language of its address, whatever the cookies', async () => {
    const { body, headers } = await open(`${page}?lang=fr`, { cookie: 'language=en; sid-ours=x' })
    expect(body).toContain('<html lang="fr-CA"')
    expect(body).toContain('<title>Tremblay Hypothèques</title>')
    expect(body).not.toContain('class="first-bar"')
    expect(headers['set-cookie']).toBeUndefined()
  })
})

it('the script that brokers paste always has the same address', async () => {
  const { body, headers, statusCode } = await open('/embed.js')
  expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'cross-origin',
  ])
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain('embedded-forms')
})
