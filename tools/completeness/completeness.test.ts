import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { pathsOf } from './declared.ts'
import { recordCovered } from './record.ts'
import { coveredIn, reportKind } from './report.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('what is declared and not covered is listed', () => {
  const covered = coveredIn(['call\t/api/a', 'screen\thome', 'call\t/api/a'])
  const report = reportKind('call', { names: ['/api/a', '/api/b'] }, covered.get('call') ?? new Set())
  expect(report).toMatchObject({ ok: false, missing: ['/api/b'], summary: '1 of 2 covered' })
})

test('a text counts in either language and in any form of its number', () => {
  const covered = coveredIn(['text\tfr|account:months_many', 'text\ten|account:login.title'])
  const declared = { names: ['account:months', 'account:login.title'] }
  expect(reportKind('text', declared, covered.get('text') ?? new Set()).ok).toBe(true)
})

test('not knowing what is declared is a failure', () => {
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

test('a covered name is written once, and only in a run that asks for it', () => {
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
