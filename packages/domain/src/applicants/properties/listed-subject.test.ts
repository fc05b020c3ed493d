import { describe, expect, it, test } from 'vitest'
import { purposes } from '../../codes/purposes.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '../../mortgage-request/blank.ts'
import type { SubjectProperty } from '../../mortgage-request/fields.ts'
import { anAddress, anOwnedMortgage, aProperty } from '../../testing/records.ts'
import { listedSubject, requestFromOwned } from './listed-subject.ts'

const home = aProperty({
  PropertyValue: 640_000,
  AnnualTaxes: 4200,
  CoOwners: 'Marc Roy',
  Mortgages: [
    anOwnedMortgage({ MortgageID: 5, Balance: 210_000 }),
    anOwnedMortgage({ MortgageID: 6, Balance: 40_000 }),
  ],
})
const cottage = aProperty({ Address: anAddress({ StreetNumber: '12' }) })
const application = {
  InterView: { DealPurposeDD: purposes.renewal, SearchStageDD: -1 },
  Applicants: [
    { ApplicantID: 101, Disabled: 0, Properties: [cottage] },
    { ApplicantID: 102, Disabled: 0, Properties: [home] },
  ],
}
const listed = (DealPurposeDD: number, address = anAddress()) =>
  listedSubject({ ...application, InterView: { DealPurposeDD, SearchStageDD: -1 } }, address)
const request = (given: Partial<SubjectProperty>) => ({
  ...blankRequestedMortgage,
  SubjectProperty: { ...blankRequestedMortgage.SubjectProperty, ...given },
})
const completed = (given: Partial<SubjectProperty>) => requestFromOwned(request(given), home).SubjectProperty

describe('the property of the mortgage among those that are listed', () => {
  it.each([purposes.refinance, purposes.renewal])('is the one at the same address (purpose %i)', (purpose) =>
    expect(listed(purpose)).toBe(home),
  )
  test.each([
    ['another address', purposes.renewal, anAddress({ StreetNumber: '999' })],
    ['no address', purposes.renewal, anAddress({ StreetName: '' })],
    ['a purchase', purposes.purchase, anAddress()],
  ])('is none for %s', (_, purpose, address) => expect(listed(purpose, address)).toBeUndefined())

  test('is taken from an invited person only once they have sent their part', () => {
    const invited = { ...application, InvitedApplicants: [102] }
    expect(listedSubject(invited, anAddress())).toBeUndefined()
    const Applicants = application.Applicants.map((one) => ({ ...one, Disabled: 1 }))
    expect(listedSubject({ ...invited, Applicants }, anAddress())).toBe(home)
  })
  test('is not filled in for an invited person, whose list is their own part', () =>
    expect(listedSubject({ ...application, guid: 'a link' }, anAddress())).toBeUndefined())
})

describe('the request', () => {
  it('has the value, the costs, the owners and the mortgages of the listed property', () =>
    expect(completed({})).toMatchObject({
      EstimatedValue: 640_000,
      AnnualTaxes: 4200,
      CoOwners: 'Marc Roy',
      Mortgages: [
        { MortgageID: 0, Balance: 210_000, TotalLoanAmount: null },
        { MortgageID: -1, Balance: 40_000 },
      ],
    }))
  it('keeps its own answers', () => {
    const own = { ...blankSubjectMortgage, MortgageID: 9, MortgageHolder: 'Desjardins', Balance: 1 }
    expect(completed({ EstimatedValue: 700_000, CoOwners: 'Anne Roy', Mortgages: [own] })).toMatchObject({
      EstimatedValue: 700_000,
      CoOwners: 'Anne Roy',
      Mortgages: [own],
    })
  })
  it('has the listed mortgages instead of one of which only the balance is known', () =>
    expect(completed({ Mortgages: [{ ...blankSubjectMortgage, Balance: 250_000 }] }).Mortgages).toHaveLength(2))
  it('has them also where the interview knows the day of the renewal', () => {
    const of = (MaturityDate: string) => {
      const Mortgages = [{ ...blankSubjectMortgage, Balance: 250_000, MaturityDate }]
      return completed({ ClosingDate: '2027-01-01', Mortgages }).Mortgages
    }
    expect(of('2027-01-01')).toHaveLength(2)
    expect(of('2027-01-15')).toHaveLength(1)
  })
  it('stays as it is without a listed property', () => {
    const own = request({ EstimatedValue: 1 })
    expect(requestFromOwned(own, undefined)).toBe(own)
  })
})
