import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, leadsCsv } from './csv.ts'
import type { Lead } from './fields.ts'

const lead = (LeadID: number, answers: [label: string, words: string, row?: number][]): Lead => ({
  LeadID,
  Token: 't',
  FormName: 'Form',
  Owner: 'Marie',
  LanguageID: 1,
  ReceivedAt: '2026-11-20T05:00:00.000Z',
  Answers: answers.map(([Label, Words, Row = 1]) => ({ Section: '', Row, Code: 'A', Label, Values: [], Words })),
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['a "b", c', '"a ""b"", c"'],
  ['＝1+1', `"'＝1+1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\n=1', `"'\n=1"`],
  ['plain', '"plain"'],
])('%j is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

test('no cell begins a formula, whatever was typed', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvCell(text)).not.toMatch(/^"\s*[=+\-@]/)
    }),
  ))

test('every question that any lead answered is a column', () => {
  const text = leadsCsv([
    lead(2, [['City', 'Ottawa']]),
    lead(1, [
      ['Phone', '1'],
      ['Phone', '2', 2],
    ]),
  ])
  expect(text).toBe(
    '\uFEFF"LeadID","ReceivedAt","FormName","Owner","City","Phone","2: Phone"\r\n' +
      '"2","2026-11-20T05:00:00.000Z","Form","Marie","Ottawa","",""\r\n' +
      '"1","2026-11-20T05:00:00.000Z","Form","Marie","","1","2"\r\n',
  )
})
