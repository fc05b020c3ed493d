import { describe, expect, it, test } from 'vitest'
import { province } from '../codes/province.ts'
import { state } from '../codes/state.ts'
import { provinceCode, provinceOfPruid, stateCode } from './place-codes.ts'

describe('a province', () => {
  it('is found by its name in both languages', () => {
    expect(province.filter(({ code, en, fr }) => provinceCode(en) !== code || provinceCode(fr) !== code)).toEqual([])
  })
  test.each([
    ['ON', 9],
    ['Ont.', 9],
    ['QC', 11],
    ['P.Q.', 11],
    ['Quebek', 11],
    ['N.-B.', 4],
    ['T.N.-O.', 6],
    ['Sask', 12],
    ['Manitobba', 3],
    ['Brit', 2],
    ['ile du prince edouard', 10],
  ])('%j is %i', (label, code) => expect(provinceCode(label)).toBe(code))
  test.each(['', 'No', 'Nou', 'Texas', '???'])('%j is none, or ambiguous', (label) =>
    expect(provinceCode(label)).toBe(undefined),
  )
  it('is found by its Statistics Canada number', () => {
    expect(provinceOfPruid(35)).toBe(9)
    expect(provinceOfPruid(24)).toBe(11)
    expect(provinceOfPruid(1)).toBe(undefined)
  })
})

describe('a state', () => {
  it('is found by its name in both languages', () =>
    expect(state.filter(({ code, en, fr }) => stateCode(en) !== code || stateCode(fr) !== code)).toEqual([]))
  test.each([
    ['NY', 33],
    ['DC', 9],
    ['Wyo', 51],
    ['Pensylvania', 39],
    ['PR', 52],
  ])('%j is %i', (label, code) => expect(stateCode(label)).toBe(code))
  it('is undefined where no name is close', () => expect(stateCode('Ontario')).toBe(undefined))
})
