import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeLeads } from './write-leads.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-leads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const given = (out?: string) => ({ fields: {}, files: [], json: false, out })
const never = () => Promise.reject(new Error('asked for a page that does not follow'))

test('each page of leads is a file of its own', async () => {
  const out = path.join(folder, 'leads.csv')
  const next = path.join(folder, 'leads-2.csv')
  const asked: unknown[] = []
  const ask = async (more: object) => {
    asked.push(more)
    return { File: 'older', Next: 0 }
  }
  expect(await writeLeads({ File: 'newest', Next: 7 }, given(out), ask)).toBe(`Wrote ${out}, ${next}.`)
  expect([readFileSync(out, 'utf8'), readFileSync(next, 'utf8'), asked]).toEqual([
    'newest',
    'older',
    [{ BeforeLeadID: 7 }],
  ])
})
test('one page is printed without a file, and more than one are not', async () => {
  expect(await writeLeads({ File: 'all', Next: 0 }, given(), never)).toBe('all')
  await expect(writeLeads({ File: 'newest', Next: 7 }, given(), never)).rejects.toThrow('--out FILE')
})
