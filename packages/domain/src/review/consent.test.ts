import { describe, expect, it } from 'vitest'
import { allConsented, consentingHere, withoutLink } from './consent.ts'

describe('consent of the applicants', () => {
  const both = [{ ApplicantID: 1 }, { ApplicantID: 2 }]
  it('is complete when every applicant has accepted', () =>
    expect(
      allConsented(both, [
        { ApplicantID: 2, Accepted: 1 },
        { ApplicantID: 1, Accepted: 1 },
      ]),
    ).toBe(true))
  it('is incomplete when one has not', () =>
    expect(
      allConsented(both, [
        { ApplicantID: 1, Accepted: 1 },
        { ApplicantID: 2, Accepted: 0 },
        { ApplicantID: 3, Accepted: 1 },
      ]),
    ).toBe(false))
  it.each([
    [1, 0],
    [0, 1],
    [1, 1],
  ])('is refused where one applicant is listed twice, whatever both say: %i, %i', (first, second) =>
    expect(
      allConsented(both, [
        { ApplicantID: 1, Accepted: 1 },
        { ApplicantID: 2, Accepted: first },
        { ApplicantID: 2, Accepted: second },
      ]),
    ).toBe(false),
  )
  it('is incomplete without applicants', () => expect(allConsented([], [])).toBe(false))
})

const main = { Email: 'ada@example.ca', Mobile: '(613) 555-0142', HomePhone: '' }
const person = (ApplicantID: number, contacts: object = {}, Disabled = 0) => ({
  ApplicantID,
  Disabled,
  Identification: { ...main, ...contacts, PrimaryFlag: ApplicantID === 101 ? 1 : 0 },
})
const here = (second: ReturnType<typeof person>, more: object = {}) =>
  consentingHere({ Applicants: [person(101), second], ...more }).map(({ ApplicantID }) => ApplicantID)
const linksTo = (second: ReturnType<typeof person>, more: object = {}) =>
  withoutLink({ Applicants: [person(101), second], ...more }).map(({ contact }) => contact)

describe('the main applicant consents for another person', () => {
  it.each([
    ['with the same e-mail and telephone', {}],
    ['with the same e-mail in another spelling', { Email: ' ADA@Example.ca ' }],
    ['with the same number as another kind of telephone', { Mobile: '', HomePhone: '+1 613 555 0142' }],
    ['with no contact', { Email: '', Mobile: '', HomePhone: '' }],
  ])('%s', (_, contacts) => {
    expect(here(person(102, contacts))).toEqual([101, 102])
    expect(linksTo(person(102, contacts))).toEqual([])
  })
  it.each([
    ['an e-mail', { Email: 'Luc@example.ca' }, { ContactMethod: 'Email', Contact: 'luc@example.ca' }],
    ['a mobile telephone', { Mobile: '613-555-0143' }, { ContactMethod: 'SMS', Contact: '6135550143' }],
    ['a telephone at home', { HomePhone: '6135550144' }, { ContactMethod: 'SMS', Contact: '6135550144' }],
    ['both', { Email: 'luc@example.ca', Mobile: '6135550143' }, { ContactMethod: 'Email', Contact: 'luc@example.ca' }],
    [
      'a telephone without text messages',
      { Mobile: '8765550143' },
      { ContactMethod: 'Email', Contact: 'ada@example.ca' },
    ],
  ])('but not for one with %s of their own, who gets a link', (_, contacts, contact) => {
    expect(here(person(102, contacts))).toEqual([101])
    expect(linksTo(person(102, contacts))).toEqual([contact])
  })
  it.each([
    ['a telephone', { Mobile: '613-555-0143' }, [101, 102], []],
    ['an e-mail', { Email: 'luc@example.ca' }, [101], [{ ContactMethod: 'Email', Contact: 'luc@example.ca' }]],
  ])('without a text message service, one with %s of their own', (_, contacts, consenting, links) => {
    expect(here(person(102, contacts), { SendsTexts: 0 })).toEqual(consenting)
    expect(linksTo(person(102, contacts), { SendsTexts: 0 })).toEqual(links)
  })
  it('but not for one who is invited, has sent their part, or was invited before', () => {
    const OpenInvites = [{ ApplicantID: 102 }]
    expect(here(person(102), { OpenInvites })).toEqual([101])
    expect(linksTo(person(102, { Email: 'luc@example.ca' }), { OpenInvites })).toEqual([])
    expect(here(person(102, {}, 1))).toEqual([101])
    expect(linksTo(person(102, { Email: 'luc@example.ca' }, 1))).toEqual([])
    expect(here(person(102), { InvitedApplicants: [102] })).toEqual([101])
    expect(linksTo(person(102), { InvitedApplicants: [102] })).toEqual([
      { ContactMethod: 'Email', Contact: 'ada@example.ca' },
    ])
  })
})
