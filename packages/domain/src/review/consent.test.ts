import { describe, expect, it } from 'vitest'
import { allConsented, consentingHere } from './consent.ts'

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
  it('is required here of every applicant not invited to give it by a link', () => {
    const Applicants = [101, 102, 103].map((ApplicantID) => ({ ApplicantID, Disabled: ApplicantID === 103 ? 1 : 0 }))
    expect(consentingHere({ Applicants }).map(({ ApplicantID }) => ApplicantID)).toEqual([101, 102])
    const OpenInvites = [{ ApplicantID: 102 }]
    expect(consentingHere({ Applicants, OpenInvites }).map(({ ApplicantID }) => ApplicantID)).toEqual([101])
  })
  it('is incomplete without applicants', () => expect(allConsented([], [])).toBe(false))
})
