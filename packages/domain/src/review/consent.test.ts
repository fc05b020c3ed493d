import { describe, expect, it } from 'vitest'
import { allConsented, consentingHere } from './consent.ts'

describe('consent', () => {
  const both = [{ ApplicantID: 1 }, { ApplicantID: 2 }]
  it('is given when every applicant has ticked', () =>
    expect(
      allConsented(both, [
        { ApplicantID: 2, Accepted: 1 },
        { ApplicantID: 1, Accepted: 1 },
      ]),
    ).toBe(true))
  it('is not given when one has not', () =>
    expect(
      allConsented(both, [
        { ApplicantID: 1, Accepted: 1 },
        { ApplicantID: 2, Accepted: 0 },
        { ApplicantID: 3, Accepted: 1 },
      ]),
    ).toBe(false))
  it('is asked here of whoever was not invited to give it by a link', () => {
    const Applicants = [101, 102, 103].map((ApplicantID) => ({ ApplicantID, Disabled: ApplicantID === 103 ? 1 : 0 }))
    expect(consentingHere({ Applicants }).map(({ ApplicantID }) => ApplicantID)).toEqual([101, 102])
    const OpenInvites = [{ ApplicantID: 102 }]
    expect(consentingHere({ Applicants, OpenInvites }).map(({ ApplicantID }) => ApplicantID)).toEqual([101])
  })
  it('is not given by nobody', () => expect(allConsented([], [])).toBe(false))
})
