import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { csvCell } from '../kit/csv.ts'
import { leadsCsv, leadsOfTable } from './csv.ts'
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
  ['\t=1', `"'\t'=1"`],
  ['  =1', `"'  =1"`],
  ['a "b", c', '"a ""b"", c"'],
  ['＝1+1', `"'＝1+1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\n=1', `"'\n'=1"`],
  ['plain', '"plain"'],
  ['Eve;=1+1', `"Eve;'=1+1"`],
  ['Hello\n@SUM(A1)', `"Hello\n'@SUM(A1)"`],
  ['Eve;"=1+1";x', `"Eve;""'=1+1"";x"`],
  ['1-2, 3+4; a@b.ca', '"1-2, 3+4; a@b.ca"'],
])('%j is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

/** The cells as a spreadsheet reads them that separates by this character. */
const cellsOf = (csv: string, separator: string): string[] => {
  const cells: string[] = []
  for (let rest = csv.replace(/^\uFEFF/, ''); rest !== ''; ) {
    const [quoted = ''] = /^"(?:[^"]|"")*"/.exec(rest) ?? []
    const end = rest.slice(quoted.length).search(new RegExp(`[${separator}\\r\\n]`))
    const length = end < 0 ? rest.length : quoted.length + end
    cells.push(quoted.slice(1, -1).replaceAll('""', '"') + rest.slice(quoted.length, length))
    rest = rest.slice(length + 1)
  }
  return cells
}

const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\n', '\r', '"', ' ', '\u200b', 'a', '1'),
})

test.each([',', ';', '\t'])(
  'no cell begins a formula, whatever was typed, where cells are separated by %j',
  (separator) =>
    fc.assert(
      fc.property(hostile, fc.oneof(hostile, fc.string()), (first, second) => {
        const csv = leadsCsv([
          lead(1, [
            ['Name', first],
            ['Message', second],
          ]),
        ])
        for (const cell of cellsOf(csv, separator)) expect(cell).not.toMatch(/^[\s\u200b]*[=+\-@]/)
      }),
      { numRuns: repetitions(2_000) },
    ),
)

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

test('a table has a million cells at most, and one lead at least', () => {
  const asked = (id: number, from: number, count: number) =>
    lead(
      id,
      Array.from({ length: count }, (_, at) => [`Q${from + at}`, 'x']),
    )
  const same = Array.from({ length: 20 }, (_, id) => asked(id, 0, 3000))
  expect(leadsOfTable(same)).toHaveLength(20)
  const others = Array.from({ length: 20 }, (_, id) => asked(id, id * 3000, 3000))
  expect(leadsOfTable(others)).toHaveLength(18)
  expect(leadsOfTable([asked(1, 0, 1_000_001)])).toHaveLength(1)
}, 60_000)
