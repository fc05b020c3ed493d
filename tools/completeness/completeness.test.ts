import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorCatalogue } from '@foyer/domain/errors.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { declaredOf, officeCalls, operatorKeys, pathsOf } from './declared.ts'
import { isQuestion, pageErrors, unshownErrors } from './places.ts'
import { recordCovered } from './record.ts'
import { coveredIn, misplacedIn, reportKind } from './report.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('lists what is declared and not covered', () => {
  const covered = coveredIn(['call\t/api/a', 'screen\thome', 'call\t/api/a'])
  const report = reportKind('call', { names: ['/api/a', '/api/b'] }, covered.get('call') ?? new Set())
  expect(report).toMatchObject({ ok: false, missing: ['/api/b'], summary: '1 of 2 covered' })
})

test('a text counts in either language and in any plural form', () => {
  const covered = coveredIn(['text\tfr|account:months_many', 'text\ten|account:login.title'])
  const declared = { names: ['account:months', 'account:login.title'] }
  expect(reportKind('text', declared, covered.get('text') ?? new Set()).ok).toBe(true)
})

test('fails when the declarations cannot be loaded', () => {
  expect(reportKind('screen', { problem: 'no paths.ts' }, new Set())).toMatchObject({ ok: false })
})

test('every path of a call counts, and a call without one is an error', () => {
  expect(pathsOf([{ path: '/api/a' }, { path: ['/api/b', '/api/bInvite'] }])).toEqual([
    '/api/a',
    '/api/b',
    '/api/bInvite',
  ])
  expect(() => pathsOf([{}])).toThrow('a call without a path')
})

const namesOf = async (kind: 'field-error' | 'page-error') => {
  const declared = await declaredOf(kind)
  return 'names' in declared ? declared.names : []
}

test('every error is listed once: at a field, on a page, or as never shown, with a reason', async () => {
  const listed = Object.values({ ...pageErrors, ...unshownErrors }).flat()
  expect(new Set(listed).size).toBe(listed.length)
  const [atFields, onPages] = [await namesOf('field-error'), await namesOf('page-error')]
  expect(atFields.filter((key) => (listed as readonly string[]).includes(key))).toEqual([])
  expect(onPages).toEqual(Object.values(pageErrors).flat().sort())
  expect(atFields).toContain('AlreadyHasSpouse')
  expect(atFields.length + listed.length).toBeLessThanOrEqual(Object.keys(errorCatalogue).length)
})

test('an operator’s call on a site is made from a page of the office', () => {
  const body = { properties: { SiteID: {} } }
  const calls = [
    { access: 'operator', path: '/broker-api/SaveIt', body },
    { access: 'operator', path: '/broker-api/OfAllSites', body: { properties: {} } },
    { access: 'user', path: '/api/a', body },
  ]
  expect(officeCalls(calls)).toEqual(['/console-api/SaveIt'])
})

test('every journey of the office is written for both languages', () => {
  const folder = new URL('../../e2e/office/', import.meta.url)
  const isForBoth = (text: string) =>
    text.includes('test.each(') &&
    (text.includes('officeVisits') || ['en', 'fr'].every((language) => text.includes(`language: '${language}'`)))
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  expect(journeys.length).toBeGreaterThan(20)
  expect(journeys.filter((name) => !isForBoth(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
})

test('no page shows what only operator calls refuse with', () => {
  const calls = [
    { access: 'operator', refusals: ['InvalidRates', 'NoAccess'] },
    { access: 'user', refusals: ['NoAccess', 'StaleEdit'] },
  ]
  expect([...operatorKeys(calls)]).toEqual(['InvalidRates'])
})

test('reports a key of places.ts that was seen or refused at a field', () => {
  const covered = coveredIn(['field-error\tMissingRent', 'field-error\tStaleEdit', 'field-refusal\tInvalidImage'])
  expect(misplacedIn(covered)).toEqual(['InvalidImage', 'StaleEdit'])
})

test('an id that users do not enter is not a question', () => {
  expect(isQuestion('Property.Mortgages.1.Balance')).toBe(true)
  const others = ['Applicants.1', 'IdentificationID', 'OpenInvites.0', 'Signers', 'Signers.0.Email', '']
  expect(others.filter(isQuestion)).toEqual([])
})

test('a covered name is written once, and only in a run that requests it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-completeness-'))
  try {
    vi.stubEnv('COMPLETENESS_DIR', undefined)
    recordCovered('call', '/api/quiet')
    vi.stubEnv('COMPLETENESS_DIR', folder)
    recordCovered('call', '/api/a')
    recordCovered('call', '/api/a')
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    expect(texts).toEqual(['call\t/api/a\n'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
