import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import { expect, test } from 'vitest'
import { bodyOf, withCarried } from './interview-values.ts'

const typed = {
  Earlier: 1,
  InterView: { ...blankInterView, DealPurposeDD: 0, SearchStageDD: 1, PropertyValue: 500_000, Balance: 7 },
  LandOwnership: 1,
  RequestedMortgage: { SubjectProperty: { Address: { ...blankAddress, StreetName: 'Main' } } },
}
const stage = (SearchStageDD: number) => bodyOf({ ...typed, InterView: { ...typed.InterView, SearchStageDD } }, {})

test('sends what the situation asks for, with the address', () => {
  expect(stage(1).InterView).toMatchObject({ PropertyValue: 500_000 })
  expect(stage(1).RequestedMortgage?.SubjectProperty?.Address).toMatchObject({ StreetName: 'Main' })
})

test('does not send what was typed before the situation changed', () => {
  expect(stage(1)).toMatchObject({ InterView: { Balance: null }, LandOwnership: -1 })
  expect(stage(4).InterView).toMatchObject({ PropertyValue: null })
  expect(stage(4).RequestedMortgage?.SubjectProperty?.Address).toEqual(blankAddress)
})

test('names the earlier application only where its answers are wanted', () => {
  const Earlier = { MortgageApplicationID: 7, At: '2026-03-14T18:00:00Z' }
  expect(bodyOf(typed, { Earlier })).toMatchObject({ EarlierApplicationID: 7 })
  expect(bodyOf({ ...typed, Earlier: 0 }, { Earlier })).not.toHaveProperty('EarlierApplicationID')
  expect(bodyOf(typed, {})).not.toHaveProperty('EarlierApplicationID')
})

test('begins with what a calculator carried over, beside what is there', () => {
  const carried = {
    DealPurposeDD: 0,
    PropertyValue: 480_000,
    DownPaymentAmount: 40_000,
    Balance: null,
    ProvinceDD: 9,
    City: '',
  }
  const begun = withCarried(typed, carried)
  expect(begun.InterView).toMatchObject({ PropertyValue: 480_000, DownPaymentAmount: 40_000 })
  expect(begun.RequestedMortgage.SubjectProperty.Address).toMatchObject({ StreetName: 'Main', ProvinceDD: 9, City: '' })
  expect(withCarried(typed, undefined)).toBe(typed)
})
