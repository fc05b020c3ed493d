import { expect, test } from 'vitest'
import { aLeadForm } from '../testing/lead-form.ts'
import { descriptionProblems, draftProblems } from './description-problems.ts'
import type { DescribedControl, FormDescription } from './fields.ts'

const isOrigin = (text: string) => text.startsWith('https://')
const found = (given: Partial<FormDescription>) =>
  descriptionProblems(aLeadForm(given), isOrigin).map(({ Field, Key }) => `${Field} ${Key}`)
const withControls = (...controls: DescribedControl[]) => found({ selectedFields: [{ controls }] })

test('a complete description is valid', () => expect(found({})).toEqual([]))

test.each<[string, Partial<FormDescription>, string]>([
  ['a name', { formName: ' ', formNameFr: '' }, 'formName LeadMissingWords'],
  ['columns that divide twelve', { numberOfColumns: 5 }, 'numberOfColumns InvalidSetting'],
  ['origins', { frameAncestors: ['http://a.ca'] }, 'frameAncestors.0 InvalidWebsite'],
  ['an owner’s email', { owners: [{ label: 'A', value: 'a', email: 'a' }] }, 'owners.0.email InvalidEmail'],
  [
    'owners that differ',
    {
      owners: [
        { label: 'A', value: 'a', email: 'a@b.ca' },
        { label: 'B', value: 'a', email: 'b@b.ca' },
      ],
    },
    'owners.1.value InvalidSetting',
  ],
  ['an owner’s name', { owners: [{ label: ' ', value: 'a', email: 'a@b.ca' }] }, 'owners.0.label LeadMissingWords'],
  ['sections', { selectedFields: [] }, 'selectedFields LeadEmptySection'],
  ['controls', { selectedFields: [{ controls: [] }] }, 'selectedFields.0.controls LeadEmptySection'],
])('requires %s', (_, given, problem) => expect(found(given)).toEqual([problem]))

test('an unknown control, or one that does not fit its code, is reported', () => {
  expect(withControls({ code: 'A', label: 'A', htmlControlType: 'slider' })).toEqual([
    'selectedFields.0.controls.0.htmlControlType LeadUnknownControl',
  ])
  expect(withControls({ code: 'POSTALCODE', htmlControlType: 'text' })).toEqual([
    'selectedFields.0.controls.0.htmlControlType LeadUnknownControl',
  ])
})
test('a code may appear once in a section', () =>
  expect(withControls({ code: 'A', label: 'A' }, { code: 'A', label: 'A' })).toEqual([
    'selectedFields.0.controls.1.code LeadDuplicateCode',
  ]))
test('a code must be in capital letters', () =>
  expect(withControls({ code: 'First name', label: 'A' })).toEqual(['selectedFields.0.controls.0.code InvalidSetting']))
test('a list with the author’s own code needs choices, one of ours has them', () => {
  expect(withControls({ code: 'A', label: 'A', htmlControlType: 'select' })).toEqual([
    'selectedFields.0.controls.0.availableValues LeadMissingChoices',
  ])
  expect(withControls({ code: 'A', label: 'A', htmlControlType: 'checkbox' })).toHaveLength(1)
  expect(withControls({ code: 'PROVINCE' })).toEqual([])
})
test('a control that depends on the kind of address needs that question', () =>
  expect(withControls({ code: 'A', label: 'A', addressTypes: ['HOME'] })).toEqual([
    'selectedFields.0.controls.0.addressTypes InvalidSetting',
  ]))
test.each([1, 2, 3, 4, 6, 12])('%i columns are allowed, as every divisor of twelve is', (numberOfColumns) =>
  expect(found({ numberOfColumns })).toEqual([]),
)
test.each([0, 5, 7, 8, 9, 10, 11])('%i columns are refused', (numberOfColumns) =>
  expect(found({ numberOfColumns })).toEqual(['numberOfColumns InvalidSetting']),
)

test('a question needs words in one language, unless its code brings them', () => {
  expect(withControls({ code: 'A', label: ' ' })).toEqual(['selectedFields.0.controls.0.label LeadMissingWords'])
  expect(withControls({ code: 'A', labelFr: 'Question' }, { code: 'CITY' })).toEqual([])
})
test('a choice needs words in one language', () => {
  const availableValues = [
    { value: 'YES', label: 'Yes' },
    { value: 'NO', label: '', labelFr: '' },
  ]
  expect(withControls({ code: 'A', label: 'A', htmlControlType: 'radio', availableValues })).toEqual([
    'selectedFields.0.controls.0.availableValues.1.label LeadMissingWords',
  ])
})
test('a draft may lack questions, and nothing else', () => {
  const draftOf = (given: Partial<FormDescription>) => draftProblems(aLeadForm(given), isOrigin)
  expect(draftOf({ selectedFields: [] })).toEqual([])
  expect(draftOf({ selectedFields: [{ sectionName: 'You', controls: [] }] })).toEqual([])
  expect(draftOf({ formName: '', formNameFr: '' })).toHaveLength(1)
})
