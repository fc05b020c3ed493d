import { expect, it } from 'vitest'
import { federalYears, keepingRuleOf, keepingRules, keepingWithoutProvince } from './keeping.ts'

const all = Object.values(keepingRules)

it('no province keeps a deal for less than the federal years', () => {
  expect(all.filter(({ years }) => years < federalYears)).toEqual([])
})

it('without a province, and where no source was found, no documented number of years is longer', () => {
  const longest = Math.max(...all.map(({ years }) => years))
  expect(all.filter(({ confirmed }) => confirmed === 'longest').map(({ years }) => years)).toContain(longest)
  expect(keepingWithoutProvince).toMatchObject({ years: longest, fromTermEnd: true })
})

it('as many codes of ProvinceDD as there are provinces reach every rule, and no other code reaches one', () => {
  const codes = Object.keys(keepingRules).map((_, at) => at + 1)
  expect(new Set(codes.map(keepingRuleOf))).toEqual(new Set(all))
  for (const code of [-1, 0, codes.length + 1]) expect(keepingRuleOf(code)).toBe(keepingWithoutProvince)
})
