import { describe, expect, it, test } from 'vitest'
import { blankApplicant } from '../applicants/blank.ts'
import { identificationDocumentKind } from '../applicants/identification-documents/kind.ts'
import { byListName } from '../applicants/kinds/all-kinds.ts'
import type { Applicant, Lists } from '../application-fields.ts'
import { loadedRecord } from '../codes/loaded-record.ts'
import { areas } from '../site/areas.ts'
import { defaultSettings } from '../site/defaults.ts'
import { aCoApplicant, anIdentification } from '../testing/applicants.ts'
import { recordsOf } from '../testing/records.ts'
import { hiddenFromMain, hiddenOf, onlyAreas, seenBy } from './privacy.ts'

/** A person of whom everything is known. */
const whole: Applicant = aCoApplicant({
  Identification: anIdentification({
    SalutationDD: 1,
    strDOB: 'May 4, 1990',
    HomePhone: '4165550000',
    StatusInCanadaDD: 1,
    ArrivalDate: '2020-01-01',
    RelationshipDD: 6,
    FirstTimeHomeBuyerFlag: 1,
    IdentificationLst: [loadedRecord(identificationDocumentKind, identificationDocumentKind.blank, 'en')],
  }),
  SameAddressFlag: 1,
  SameAddressEnableFlag: 1,
  Reasons: { FirstHome: 'a', OwnerWithoutProperty: 'b', OwesMoreThanValue: 'c' },
  ...(byListName((kind) =>
    recordsOf[kind.kind].map((record) => loadedRecord(kind as never, record as never, 'en')),
  ) as unknown as Lists),
})

/** The paths of everything that is not blank. */
const given = ({ Identification, ...one }: Applicant): string[] => {
  const { Identification: blankDetails, ...blank } = blankApplicant
  const differing = (value: object, other: object, name = '') =>
    Object.entries(value)
      .filter(([key, part]) => JSON.stringify(part) !== JSON.stringify(other[key as keyof typeof other]))
      .map(([key]) => name + key)
  return [...differing(one, blank), ...differing(Identification, blankDetails, 'Identification.')]
}

const nameOnly = [
  'ApplicantID',
  'FirstName',
  'LastName',
  'Step',
  'Deletable',
  'Identification.FirstName',
  'Identification.LastName',
  'Identification.RelationshipDD',
]
const isNamed = (path: string) => nameOnly.includes(path) || /\.(PrimaryFlag|ApplicantGroupTypeDD)$/.test(path)

describe('an applicant in the eyes of someone who sees some areas', () => {
  it('without any area is the name, the relationship and the progress', () => {
    expect(given(onlyAreas(whole, [])).filter((path) => !isNamed(path))).toEqual([])
  })
  it('with every area is whole', () => expect(onlyAreas(whole, areas)).toEqual(whole))
  it('each answer belongs to exactly one area', () => {
    const answers = given(whole).filter((path) => !isNamed(path))
    const shown = areas.map((area) => given(onlyAreas(whole, [area])).filter((path) => !isNamed(path)))
    expect(shown.flat().sort()).toEqual(answers.sort())
    expect(Object.fromEntries(areas.map((area, at) => [area, shown[at]]))).toMatchObject({
      Contact: expect.arrayContaining(['Addresses', 'Identification.Email', 'Identification.Mobile']),
      Income: ['Incomes'],
      Assets: expect.arrayContaining(['Assets', 'Properties', 'Reasons']),
      Debts: ['Liabilities'],
    })
  })
})

describe('what a site shows', () => {
  it('by default is everything to the main applicant, and nothing to an invited person', () => {
    expect([seenBy('Main', defaultSettings), seenBy('Invited', defaultSettings)]).toEqual([[...areas], []])
  })
  it('is the same in data stored before there were settings', () => {
    expect([seenBy('Main', {}), seenBy('Invited', {})]).toEqual([[...areas], []])
  })
  test.each(areas)('%s alone is hidden by its own setting', (area) => {
    const settings = { ...defaultSettings, [`MainSees${area}`]: 0 }
    expect(hiddenFromMain(settings)).toEqual([area])
    expect(seenBy('Invited', { ...defaultSettings, [`InvitedSees${area}`]: 1 })).toEqual([area])
  })
  it('concerns only people with a link of their own: while it is open, and after they sent their part', () => {
    const settings = { ...defaultSettings, MainSeesDebts: 0 }
    const luc = { ApplicantID: 102, Disabled: 0 }
    expect(hiddenOf(settings, luc)).toEqual([])
    expect(hiddenOf({ ...settings, OpenInvites: [{ ApplicantID: 102 }] }, luc)).toEqual(['Debts'])
    expect(hiddenOf(settings, { ...luc, Disabled: 1 })).toEqual(['Debts'])
  })
})
