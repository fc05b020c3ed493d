import { describe, expect, it, test } from 'vitest'
import { defaultSettings } from '../site/defaults.ts'
import { blankIdentification } from './blank.ts'
import type { Identification } from './fields.ts'
import { identificationDocumentKind, suggestedCountry } from './identification-documents/kind.ts'
import { deleteDocumentProblems, type IdentificationContext, identificationProblems } from './identification-rules.ts'
import { spouseConflict } from './spouse.ts'

const today = '2026-11-20'
const mary: Identification = {
  ...blankIdentification,
  ApplicantGroupTypeDD: 0,
  FirstName: 'Mary',
  LastName: 'Roy',
  DOB: '1990-05-04',
  Email: 'mary@example.com',
  Mobile: '(416) 555-1234',
  MaritalStatusDD: 1,
}
const asPrimary: IdentificationContext = { settings: defaultSettings, primary: true, sinOnFile: false, documents: 0 }
const keys = (given: Partial<Identification>, context: Partial<IdentificationContext> = {}) =>
  identificationProblems({ ...mary, ...given }, { ...asPrimary, ...context }, today).map(({ Key }) => Key)

const sinRequired = { settings: { ...defaultSettings, ReqSin: 1 } }
const documentRequired = { settings: { ...defaultSettings, ReqType: 1 } }

describe('personal details', () => {
  it('that are complete have no problem', () => expect(keys({})).toEqual([]))
  it('report everything missing, in page order', () =>
    expect(
      identificationProblems(
        blankIdentification,
        { ...asPrimary, primary: false, settings: { ...defaultSettings, ReqSin: 1, ReqType: 1 } },
        today,
      ),
    ).toEqual([
      { Field: 'Identification.ApplicantGroupTypeDD', Key: 'IdentificationMissingApplicantGroupType' },
      { Field: 'Identification.FirstName', Key: 'IdentificationMissingFirstName' },
      { Field: 'Identification.LastName', Key: 'IdentificationMissingLastName' },
      { Field: 'Identification.DOB', Key: 'IdentificationMissingDOB' },
      { Field: 'Identification.Email', Key: 'RequiredEmailAddress' },
      { Field: 'Identification.Mobile', Key: 'IdentificationMissingPhone' },
      { Field: 'Identification.SIN', Key: 'IdentificationSIN' },
      { Field: 'Identification.MaritalStatusDD', Key: 'IdentificationMissingMaritalStatus' },
      { Field: 'Identification.RelationshipDD', Key: 'IdentificationMissingRelationship' },
      { Field: 'Identification.IdentificationLst', Key: 'IdentificationRequiredRecord' },
    ]))
  it('treat a name of spaces as missing', () =>
    expect(keys({ FirstName: '  ' })).toEqual(['IdentificationMissingFirstName']))
  it('reject an invalid e-mail address', () => expect(keys({ Email: 'mary@example' })).toEqual(['InvalidEmail']))
})

describe('a date of birth', () => {
  it.each(['2009-11-20', '1906-11-20'])('%s is accepted: 17 to 120 years ago', (DOB) =>
    expect(keys({ DOB })).toEqual([]),
  )
  test.each([
    ['2009-11-21', 'DateOfBirthOutOfRange'],
    ['1906-11-19', 'DateOfBirthOutOfRange'],
    ['1990-02-30', 'InvalidDate'],
    ['', 'IdentificationMissingDOB'],
  ])('%j is not: %s', (DOB, key) => expect(keys({ DOB })).toEqual([key]))
})

describe('an arrival in Canada', () => {
  test.each<[string, number, string, string[]]>([
    ['may be left out', 1, '', []],
    ['may be today', 2, today, []],
    ['is not to come', 3, '2026-11-21', ['ArrivalDateInFuture']],
    ['is within a lifetime', 4, '1899-12-31', ['ArrivalDateInFuture']],
    ['is a date', 1, 'summer', ['InvalidDate']],
    ['is not asked of a citizen', 0, 'summer', []],
    ['is not asked without a status', -1, 'summer', []],
  ])('%s', (_, StatusInCanadaDD, ArrivalDate, expected) =>
    expect(keys({ StatusInCanadaDD, ArrivalDate })).toEqual(expected),
  )
})

describe('phones', () => {
  it('are complete with one of the two', () => expect(keys({ Mobile: '', HomePhone: '416 555 1234' })).toEqual([]))
  it('must each be valid', () =>
    expect(keys({ Mobile: '416 555', HomePhone: '1' })).toEqual(['InvalidPhone', 'InvalidPhone']))
})

describe('a SIN', () => {
  const mask = '••• ••• 286'
  it('may be left out where the site does not require it', () => expect(keys({})).toEqual([]))
  it('must be given where it does', () => expect(keys({}, sinRequired)).toEqual(['IdentificationSIN']))
  it('is not required where it is not shown', () =>
    expect(keys({}, { settings: { ...defaultSettings, ReqSin: 1, showSin: 0 } })).toEqual([]))
  it('may have spaces', () => expect(keys({ SIN: '046 454 286' }, sinRequired)).toEqual([]))
  it('must be valid where it is optional too', () => expect(keys({ SIN: '046 454 287' })).toEqual(['InvalidSin']))
  it('counts as given when its mask is sent back', () =>
    expect(keys({ SIN: mask }, { ...sinRequired, sinOnFile: true })).toEqual([]))
  it('is not given by a mask when none is stored', () => expect(keys({ SIN: mask })).toEqual(['InvalidSin']))
  it('is missing again once removed', () =>
    expect(keys({ SIN: '' }, { ...sinRequired, sinOnFile: true })).toEqual(['IdentificationSIN']))
})

describe('a relationship', () => {
  it('is not asked of the primary applicant', () => expect(keys({ RelationshipDD: -1 })).toEqual([]))
  test.each([0, 1])('of spouse or common-law (%i) is refused when another applicant has it', (RelationshipDD) =>
    expect(keys({ RelationshipDD }, { primary: false, otherSpouseName: 'Jo Roy' })).toEqual(['AlreadyHasSpouse']),
  )
  it('of another kind is not restricted', () =>
    expect(keys({ RelationshipDD: 2 }, { primary: false, otherSpouseName: 'Jo Roy' })).toEqual([]))
})

describe('the spouse conflict', () => {
  const person = (ApplicantID: number, RelationshipDD: number, PrimaryFlag = 0) => ({
    ApplicantID,
    FirstName: 'P',
    LastName: String(ApplicantID),
    Identification: { PrimaryFlag, RelationshipDD },
  })
  const people = [person(1, 0, 1), person(2, 1), person(3, -1)]
  it('names the other spouse', () => expect(spouseConflict(people, 3)).toBe('P 2'))
  it('ignores the applicant themself', () => expect(spouseConflict(people, 2)).toBe(undefined))
  it('ignores the primary applicant', () => expect(spouseConflict([person(1, 0, 1)], 3)).toBe(undefined))
})

describe('an identification document', () => {
  it('suggests Canada for what Canada issues and a driver’s licence, and no country for a passport', () => {
    expect([0, 2, 5].map(suggestedCountry)).toEqual([1, 1, 1])
    expect([1, 6, 8].map(suggestedCountry)).toEqual([undefined, undefined, undefined])
  })
  it('needs type, number and country', () =>
    expect(
      identificationDocumentKind.problems(identificationDocumentKind.blank, { settings: defaultSettings, today }),
    ).toEqual([
      { Field: 'Identification.Type', Key: 'IdentificationMissingType' },
      { Field: 'Identification.IdentificationNumber', Key: 'IdentificationMissingIdentificationNumber' },
      { Field: 'Identification.Country', Key: 'IdentificationMissingCountry' },
    ]))
  it('satisfies a site that requires one', () => expect(keys({}, { ...documentRequired, documents: 1 })).toEqual([]))
  it('cannot be removed when it is the last on a site that requires one', () => {
    expect(deleteDocumentProblems(documentRequired.settings, 1)).toEqual([
      { Field: 'IdentificationID', Key: 'DeleteIdentificationRequiredRecord' },
    ])
    expect(deleteDocumentProblems(documentRequired.settings, 2)).toEqual([])
    expect(deleteDocumentProblems(defaultSettings, 1)).toEqual([])
  })
})
