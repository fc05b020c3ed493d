import { describe, expect, it, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { blankIdentification } from '../applicants/blank.ts'
import { blankInterView } from '../interview/blank.ts'
import { isKnownPurpose, isKnownStage } from '../interview/conditions.ts'
import { languages } from '../kit/language.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '../mortgage-request/blank.ts'
import { identificationCodeProblems, interviewCodeProblems, mortgageRequestCodeProblems } from './code-problems.ts'
import { isCodeOf, isMenuCode, labelOf, menuCodes, menuItems, menuItemsOf, menus } from './menus.ts'

describe.each(menuCodes)('the menu %s', (code) => {
  it('uses each code once', () => {
    const codes = menus[code].map((item) => item.code)
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('has labels for every item in both languages, at most 200 letters and unique', () => {
    for (const language of languages) {
      const labels = menus[code].map((item) => labelOf(code, item.code, language))
      expect(labels.filter((label) => label.trim() === '' || label.length > 200)).toEqual([])
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
  it('writes French with a capital and typographic apostrophes', () =>
    expect(menus[code].filter(({ fr }) => fr.includes("'") || fr.charAt(0) !== fr.charAt(0).toUpperCase())).toEqual([]))
})

describe('the fixed codes', () => {
  test.each([
    ['DealPurpose', 4, 'Renewal', 'Renouvellement'],
    ['Province', 9, 'Ontario', 'Ontario'],
    ['Province', 11, 'Quebec', 'Québec'],
    ['PaymentFrequency', 5, 'Accelerated weekly', 'Hebdomadaire accéléré'],
    ['RateType', 1, 'Variable rate', 'Taux variable'],
    ['MortgageApplicationStatus', 11, 'In progress', 'En cours'],
    ['PropertyType', 0, 'Detached house', 'Maison individuelle'],
    ['PropertyType', 3, 'Semi-detached house: duplex', 'Maison jumelée\u00a0: duplex'],
    ['IdentificationCountry', 250, 'France', 'France'],
  ] as const)('%s %i is %s, %s', (code, value, en, fr) => {
    expect(labelOf(code, value, 'en')).toBe(en)
    expect(labelOf(code, value, 'fr')).toBe(fr)
  })
  it('of purpose and stage are those of the rules', () => {
    expect(menus.DealPurpose.every(({ code }) => isKnownPurpose(code))).toBe(true)
    expect(menus.SearchStage.every(({ code }) => isKnownStage(code))).toBe(true)
  })
})

describe('a menu of two levels', () => {
  it('lists its categories first', () =>
    expect(menuItems('PropertyType', 'en').map(({ Value }) => Value)).toEqual([0, 1, 4, 5, 7]))
  test.each([
    [0, [0, 2, 8, 13, 11]],
    [1, [1, 3, 9, 14, 12]],
    [4, [4]],
    [5, [5, 6, 10]],
    [7, [7]],
    [99, []],
  ])('then lists the items of category %i', (category, codes) =>
    expect(menuItemsOf('PropertyType', category, 'en').map(({ Value }) => Value)).toEqual(codes),
  )
})

describe('reading a menu', () => {
  it('lists Canada and the United States first, the others alphabetically', () => {
    const labels = menuItems('IdentificationCountry', 'fr').map(({ Label }) => Label)
    expect(labels.slice(0, 4)).toEqual(['Canada', 'États-Unis', 'Afghanistan', 'Afrique du Sud'])
  })
  it('has no label for an unknown code', () => expect(labelOf('Province', 99, 'en')).toBe(''))
  it('knows only its own codes', () => {
    expect(isCodeOf('Relationship', 1)).toBe(true)
    expect(isCodeOf('Relationship', -1)).toBe(false)
    expect(isMenuCode('Province')).toBe(true)
    expect(isMenuCode('toString')).toBe(false)
  })
})

describe('a code that no menu has', () => {
  it('is refused with its path', () => {
    expect(
      interviewCodeProblems({
        InterView: { ...blankInterView, DealPurposeDD: 1 },
        LandOwnership: 3,
        Address: { ...blankAddress, ProvinceDD: 14 },
      }),
    ).toEqual([
      { Field: 'InterView.DealPurposeDD', Key: 'UnknownChoice' },
      { Field: 'LandOwnership', Key: 'UnknownChoice' },
      { Field: 'RequestedMortgage.SubjectProperty.Address.ProvinceDD', Key: 'UnknownChoice' },
    ])
    expect(
      mortgageRequestCodeProblems({
        ...blankRequestedMortgage,
        SubjectProperty: {
          ...blankRequestedMortgage.SubjectProperty,
          Mortgages: [{ ...blankSubjectMortgage, LoanTypeDD: 77 }],
        },
      }),
    ).toEqual([{ Field: 'RequestMortgage.SubjectProperty.Mortgages.0.LoanTypeDD', Key: 'UnknownChoice' }])
  })
  it('is not reported for a value left open', () => expect(identificationCodeProblems(blankIdentification)).toEqual([]))
  it('checks a state outside Canada against the menu of states', () =>
    expect(
      interviewCodeProblems({
        InterView: blankInterView,
        LandOwnership: -1,
        Address: { ...blankAddress, CountryTypeDD: 2, ProvinceDD: 43 },
      }),
    ).toEqual([]))
})
