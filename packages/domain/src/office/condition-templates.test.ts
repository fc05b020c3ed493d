import { expect, test } from 'vitest'
import { conditionTemplateProblems, dueDateOf, foldedTexts, isListedAlready } from './condition-templates.ts'

const item = { TextEn: 'Pay stub', TextFr: 'Talon de paie', Type: 0, DueDays: 10 }
const list = { NameEn: 'Purchase', NameFr: 'Achat', Lender: '', Stage: 'conditions' as const, Items: [item] }
const keys = (problems: readonly { Field: string; Key: string }[]) =>
  problems.map(({ Field, Key }) => `${Field} ${Key}`)

test('a list has names and at least one condition, each in both languages and with a known document or none', () => {
  expect(keys(conditionTemplateProblems(list))).toEqual([])
  expect(keys(conditionTemplateProblems({ ...list, NameEn: ' ', Items: [] }))).toEqual([
    'NameEn RequiredBothLanguages',
    'Items RequiredTemplateCondition',
  ])
  const Items = [
    { ...item, Type: -1 },
    { ...item, TextFr: '' },
    { ...item, Type: 55 },
  ]
  expect(keys(conditionTemplateProblems({ ...list, Items }))).toEqual([
    'Items.1.TextFr RequiredBothLanguages',
    'Items.2.Type UnknownChoice',
  ])
})

test('a condition is due so many days before the closing, from today where there is none, and never in the past', () => {
  const today = '2026-11-28'
  expect(dueDateOf(10, { closing: '2027-01-05', today })).toBe('2026-12-26')
  expect(dueDateOf(10, { closing: '2026-12-01', today })).toBe(today)
  expect(dueDateOf(10, { closing: '', today })).toBe('2026-12-08')
  expect(dueDateOf(0, { closing: '2027-01-05', today })).toBe('')
})

test('a condition is listed already in either language, whatever its case and spaces at its ends', () => {
  expect(isListedAlready(item, foldedTexts(['Appraisal', ' pay Stub ']))).toBe(true)
  expect(isListedAlready(item, foldedTexts(['TALON DE PAIE']))).toBe(true)
  expect(isListedAlready(item, foldedTexts(['Pay stub of June']))).toBe(false)
})
