import { expect, test } from 'vitest'
import { aCoApplicant, anApplicant, anIdentification } from '../testing/applicants.ts'
import { consentStateOf } from './consent-state.ts'

const main = anApplicant()
const shared = anIdentification({
  PrimaryFlag: 0,
  Email: main.Identification.Email,
  Mobile: main.Identification.Mobile,
})
const other = aCoApplicant({ Identification: shared })
const Applicants = [main, other]
const note = { InviteID: 1, ApplicantID: other.ApplicantID, Contact: 'luc@example.com' }

test('the main applicant, and a person with the same contacts, accepts on the review', () => {
  expect(Applicants.map((one) => consentStateOf({ Applicants }, one))).toEqual(['here', 'here'])
})
test('a person with an e-mail of their own gets a link', () => {
  const own = { ...other, Identification: { ...shared, Email: 'luc@example.com' } }
  expect(consentStateOf({ Applicants: [main, own] }, own)).toBe('link')
})
test('an invited person has not accepted yet, also when they are asked again', () => {
  const application = { Applicants, OpenInvites: [note] }
  expect(consentStateOf(application, other)).toBe('invited')
  expect(consentStateOf({ ...application, ChangedParts: [note] }, { ...other, Disabled: 1 })).toBe('invited')
})
test('a part that was sent is accepted until it changes', () => {
  const sent = { ...other, Disabled: 1 }
  expect(consentStateOf({ Applicants: [main, sent] }, sent)).toBe('sent')
  expect(consentStateOf({ Applicants: [main, sent], ChangedParts: [note] }, sent)).toBe('changed')
})
