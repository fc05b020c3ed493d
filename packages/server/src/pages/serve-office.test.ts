import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const page = '<html lang="%LANG%"><title>%TITLE%</title><style nonce="%NONCE%"></style>%SITE%%SHELL%</html>'
let foyer: TestFoyer
let without: TestFoyer
const folder = mkdtempSync(join(tmpdir(), 'foyer-office-'))
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets/main-1.js'), 'export {}')
  foyer = await startTestFoyer({ officeRoot: folder, pages: true })
  without = await startTestFoyer({ officeRoot: join(folder, 'none'), pages: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([foyer.stop(), without.stop()])
})

const open = (url: string, headers: Record<string, string> = {}) => foyer.app.inject({ url, headers })

describe('the page of the office', () => {
  it.each(['/office', '/office/', '/office/setup', '/office/invitation', '/office/people/1'])(
    'is at %s',
    async (url) => {
      const { statusCode, headers, body } = await open(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(body).toMatch(/^<html lang="en-CA"><title>Foyer<\/title><style nonce="[\w+/=]{24}"><\/style><\/html>$/)
    },
  )

  it('is in the language of the browser, or the chosen one', async () => {
    expect((await open('/office', { 'accept-language': 'fr' })).body).toContain('lang="fr-CA"')
    expect((await open('/office', { 'accept-language': 'fr', cookie: 'language=en' })).body).toContain('lang="en-CA"')
  })

  it('runs nothing but its own files, is framed by no one, and has a new nonce each time', async () => {
    const policies = [await open('/office'), await open('/office')].map(({ headers }) =>
      String(headers['content-security-policy']),
    )
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'; script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  it('has its files below it, which browsers keep', async () => {
    const { headers, body } = await open('/office/assets/main-1.js')
    expect([body, headers['cache-control']]).toEqual(['export {}', 'public, max-age=31536000, immutable'])
    expect((await open('/office/assets/none.js')).statusCode).toBe(404)
    expect((await open('/office/assets/../index.html')).body).not.toContain('%')
  })

  it('does not exist where the app was not built: the address is no borrower’s page either', async () => {
    for (const url of ['/office', '/office/setup'])
      expect((await without.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404)
  })
})
