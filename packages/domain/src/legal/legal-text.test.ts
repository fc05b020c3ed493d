import { describe, expect, test } from 'vitest'
import { type LegalSection, legalSections, legalTextOf, ownTextProblems, withValues } from './legal-text.ts'
import type { LegalKind } from './shipped.ts'

const whole = '# Who we are\nWe are {{brokerage}}.\n- you call {{broker}}\n\n# How to reach us\n{{reach}}'
const today = '2026-11-23'
const own = { Version: '2.0', EffectiveDate: today, TextEn: whole, TextFr: whole }
const problemsOf = (given: Partial<typeof own>, kind: LegalKind = 'privacy') =>
  ownTextProblems(kind, { ...own, ...given }, today)

describe('the sections of a text', () => {
  test('begin with their headings, without empty lines', () =>
    expect(legalSections('# One\r\n\r\nFirst.  \r\n\r\n- a\n# Two\nLast.')).toEqual([
      { title: 'One', text: 'First.\n- a' },
      { title: 'Two', text: 'Last.' },
    ]))
  test('are the same after they were written as a text', () => {
    const sections: LegalSection[] = [
      { title: 'One', text: 'First.\n- a' },
      { title: 'Two', text: 'Last.' },
    ]
    expect(legalSections(legalTextOf(sections))).toEqual(sections)
  })
})

test('a value that looks like a placeholder stays as it is', () =>
  expect(withValues('{{broker}}, {{brokerage}}', { broker: '{{brokerage}}', brokerage: 'Maple' })).toBe(
    '{{brokerage}}, Maple',
  ))

describe('a text of a site', () => {
  test('has a label, a day from today on, and both languages', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ Version: '2026-12.b', EffectiveDate: '2027-01-01' })).toEqual([])
  })
  test.each([
    { Version: '' },
    { Version: 'two point o' },
    { Version: 'a'.repeat(13) },
    { EffectiveDate: '' },
    { EffectiveDate: '2026-11-22' },
    { EffectiveDate: '2026-13-01' },
    { TextEn: ' \n ' },
    { TextFr: '' },
    { TextEn: 'No heading.' },
    { TextEn: 'A preface.\n# One\nText.' },
    { TextEn: '# \nText.' },
    { TextEn: '# One' },
    { TextEn: `# ${'a'.repeat(201)}\nText.` },
    { TextEn: '# One\nA <b>bold</b> word.' },
    { TextFr: '# Un\n<!-- note -->' },
    { TextFr: '# Un\nUn\u0007mot' },
  ])('is refused at its field: %o', (given) =>
    expect(problemsOf(given)).toEqual([{ Field: Object.keys(given)[0], Key: 'InvalidSetting' }]),
  )
  test('may compare numbers', () => expect(problemsOf({ TextEn: '# One\n5 < 10 > 2' })).toEqual([]))
  test.each<[LegalKind, string]>([
    ['privacy', '{{agent}}'],
    ['privacy', '{brokerage}'],
    ['privacy', '{{ brokerage }}'],
    ['privacy', '{{brokerage}'],
    ['terms', '{{reach}}'],
    ['consent', '{{broker}}'],
    ['disclosure', '{{constructor}}'],
  ])('of the kind %s knows no %s', (kind, text) =>
    expect(problemsOf({ TextEn: '# One\nText.', TextFr: `# Un\n${text}` }, kind)).toEqual([
      { Field: 'TextFr', Key: 'UnknownPlaceholder' },
    ]),
  )
})

test('a text names its parties a hundred times at most, since each name makes it longer', () => {
  const text = (times: number) => `# Who\n${'{{brokerage}} '.repeat(times)}`
  const problems = (times: number) =>
    ownTextProblems(
      'consent',
      { Version: '1', EffectiveDate: '2026-12-01', TextEn: text(times), TextFr: text(1) },
      '2026-11-27',
    )
  expect(problems(100)).toEqual([])
  expect(problems(101)).toEqual([{ Field: 'TextEn', Key: 'InvalidSetting' }])
})
