import { describe, expect, it } from 'vitest'
import { allConsented } from './consent.ts'

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
  it('is not given by nobody', () => expect(allConsented([], [])).toBe(false))
})
