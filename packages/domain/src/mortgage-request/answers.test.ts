import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blankInterView } from '../interview/blank.ts'
import { shareOfValue } from '../qualification/down-payment.ts'
import { downPaymentFromPercent, requestedMortgage, totalBalance } from './amounts.ts'
import { cleanRequest, interviewFromRequest, requestFromInterview } from './answers.ts'
import { blankRequestedMortgage, blankSubjectMortgage, blankSubjectProperty } from './blank.ts'
import { requestTypeOf } from './conditions.ts'

describe('the kind of request', () => {
  test.each([
    [0, 1, 1],
    [0, 3, 1],
    [0, 4, 2],
    [0, 5, 2],
    [2, -1, 3],
    [4, -1, 4],
    [3, -1, 5],
    [-1, -1, undefined],
    [0, -1, undefined],
  ])('for purpose %i at stage %i is %s', (DealPurposeDD, SearchStageDD, type) =>
    expect(requestTypeOf({ DealPurposeDD, SearchStageDD })).toBe(type),
  )
})

it('of a renewal keeps no answer to what happens to its mortgages, which is not asked', () => {
  const mortgage = { ...blankSubjectMortgage, Balance: 300_000, TypeofMortgage: 1 }
  const request = { ...blankRequestedMortgage, SubjectProperty: { ...blankSubjectProperty, Mortgages: [mortgage] } }
  const kept = (type: 3 | 4) => cleanRequest(request, type).SubjectProperty.Mortgages.map((one) => one.TypeofMortgage)
  expect([kept(3), kept(4)]).toEqual([[1], [-1]])
})

describe('the amounts', () => {
  it('20 % of a value is a fifth of it', () => expect(downPaymentFromPercent(20, 499_999.99)).toBe(100_000))
  it('the percentage has a decimal where whole per cents would contradict the amount', () => {
    expect(shareOfValue(33_333, 100_000)).toBe(33.3)
    expect(shareOfValue(23_500, 500_000)).toBe(4.7)
  })
  it('without a value there is no amount and no percentage', () => {
    expect(downPaymentFromPercent(20, null)).toBe(null)
    expect(shareOfValue(5, 0)).toBe(null)
  })
  it('a whole percentage survives the conversion to a down payment', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.integer({ min: 100, max: 5_000_000 }),
        (percent, value) => shareOfValue(downPaymentFromPercent(percent, value), value) === percent,
      ),
    )
  })
  it('the value is the sum of down payment and mortgage', () =>
    expect(requestedMortgage({ PropertyValue: 500_000.1, DownPayment: 99_999.9 })).toBe(400_000.2))
  it('the mortgage is unknown unless both are known', () =>
    expect(requestedMortgage({ PropertyValue: 500_000, DownPayment: null })).toBe(null))
  it('balances add up', () => {
    expect(totalBalance([{ Balance: 0.1 }, { Balance: 0.2 }, { Balance: null }])).toBe(0.3)
    expect(totalBalance([{ Balance: null }])).toBe(null)
  })
})

describe('a request as it is stored', () => {
  const sent = {
    ...blankRequestedMortgage,
    RequestedMortgageAmount: 1,
    PropertyValue: 500_000,
    DownPayment: 100_000,
    SubjectProperty: {
      ...blankSubjectProperty,
      EstimatedValue: 600_000,
      PurchaseDate: '2020-01-01',
      CoOwners: 'Marc Roy',
      Mortgages: [{ ...blankSubjectMortgage, Balance: 250_000 }],
    },
  }
  it('computes the mortgage of a purchase, whatever was sent', () =>
    expect(cleanRequest(sent, 1)).toMatchObject({
      RequestedMortgageAmount: 400_000,
      SubjectProperty: { EstimatedValue: null, PurchaseDate: '', CoOwners: '', Mortgages: [] },
    }))
  it('keeps the amount of a refinance as typed', () =>
    expect(cleanRequest(sent, 3)).toMatchObject({ RequestedMortgageAmount: 1, PropertyValue: null, DownPayment: null }))
  it.each([3, 4] as const)('keeps who else owns the property in a request of kind %i', (type) =>
    expect(cleanRequest(sent, type).SubjectProperty.CoOwners).toBe('Marc Roy'),
  )
  it('requests the balance at renewal', () => expect(cleanRequest(sent, 4).RequestedMortgageAmount).toBe(250_000))
})

const purchase = {
  ...blankInterView,
  DealPurposeDD: 0,
  SearchStageDD: 1,
  PropertyValue: 500_000,
  DownPaymentAmount: 100_000,
  ClosingDate: '2027-03-01',
  PropertyTypeDD: 5,
}
const preApproval = { ...blankInterView, DealPurposeDD: 0, SearchStageDD: 4 }

describe('a request that is still blank', () => {
  it('is filled from the interview', () =>
    expect(requestFromInterview(blankRequestedMortgage, purchase)).toMatchObject({
      PropertyValue: 500_000,
      DownPayment: 100_000,
      RequestedMortgageAmount: 400_000,
      SubjectProperty: { ClosingDate: '2027-03-01', DwellingTypeDD: 5 },
    }))
  it('keeps what the interview does not ask for', () => {
    expect(requestFromInterview({ ...blankRequestedMortgage, DownPayment: 50_000 }, preApproval).DownPayment).toBe(
      50_000,
    )
  })
  it('of a renewal starts with one mortgage and the given balance', () =>
    expect(
      requestFromInterview(blankRequestedMortgage, {
        ...blankInterView,
        DealPurposeDD: 4,
        RenewingDate: '2027-01-01',
        Balance: 250_000,
      }),
    ).toMatchObject({
      RequestedMortgageAmount: 250_000,
      SubjectProperty: {
        ClosingDate: '2027-01-01',
        Mortgages: [{ Balance: 250_000, MaturityDate: '2027-01-01', MortgageID: 0 }],
      },
    }))
  it('of a refinance without a balance starts without mortgages', () =>
    expect(
      requestFromInterview(blankRequestedMortgage, { ...blankInterView, DealPurposeDD: 2 }).SubjectProperty.Mortgages,
    ).toEqual([]))
  it('is filled idempotently', () => {
    const once = requestFromInterview(blankRequestedMortgage, purchase)
    expect(requestFromInterview(once, purchase)).toEqual(once)
  })
})

describe('a question of both interview and request has one answer', () => {
  const begun = requestFromInterview(blankRequestedMortgage, purchase)
  it('changed in the interview', () => {
    const changed = { ...purchase, PropertyValue: 450_000, ClosingDate: '2027-04-01' }
    expect(requestFromInterview(begun, changed)).toMatchObject({
      PropertyValue: 450_000,
      RequestedMortgageAmount: 350_000,
      SubjectProperty: { ClosingDate: '2027-04-01' },
    })
  })
  it('changed in the request', () => {
    const property = { ...begun.SubjectProperty, ClosingDate: '2027-05-01', DwellingTypeDD: 6 }
    const request = { ...begun, DownPayment: 160_000, SubjectProperty: property }
    expect(interviewFromRequest(purchase, request)).toEqual({
      ...purchase,
      ...{ DownPaymentAmount: 160_000, ClosingDate: '2027-05-01', PropertyTypeDD: 6 },
    })
  })
  it('nothing that the interview does not ask for is written to it', () => {
    expect(interviewFromRequest(preApproval, begun)).toEqual(preApproval)
  })
  it('the date of a renewal or a refinance is that of its request', () => {
    const at = (DealPurposeDD: number) => interviewFromRequest({ ...blankInterView, DealPurposeDD }, begun)
    expect(at(4)).toMatchObject({ RenewingDate: '2027-03-01', RefinanceDate: '', ClosingDate: '' })
    expect(at(2)).toMatchObject({ RefinanceDate: '2027-03-01', RenewingDate: '', ClosingDate: '' })
  })
  describe('the maturity date of a renewed mortgage', () => {
    const interview = { ...blankInterView, DealPurposeDD: 4, RenewingDate: '2027-01-01', Balance: 250_000 }
    const request = requestFromInterview(blankRequestedMortgage, interview)
    const later = { ...interview, RenewingDate: '2027-02-01' }
    const datesOf = (MaturityDates: string[]) => {
      const Mortgages = MaturityDates.map((MaturityDate) => ({ ...blankSubjectMortgage, MaturityDate }))
      const property = { ...request.SubjectProperty, Mortgages }
      const next = requestFromInterview({ ...request, SubjectProperty: property }, later)
      return next.SubjectProperty.Mortgages.map((one) => one.MaturityDate)
    }
    it('follows the renewal date', () => {
      expect(datesOf(['2027-01-01', '2027-01-01'])).toEqual(['2027-02-01', '2027-01-01'])
      expect(datesOf(['', ''])).toEqual(['2027-02-01', ''])
    })
    it('is kept where the person entered another one', () => expect(datesOf(['2027-01-15'])).toEqual(['2027-01-15']))
  })
  describe('the balance of two mortgages', () => {
    const interview = { ...blankInterView, DealPurposeDD: 4, RenewingDate: '2027-01-01', Balance: 250_000 }
    const Mortgages = [200_000, 50_000].map((Balance) => ({ ...blankSubjectMortgage, Balance }))
    const request = { ...blankRequestedMortgage, SubjectProperty: { ...blankSubjectProperty, Mortgages } }
    const balances = (Balance: number) =>
      requestFromInterview(request, { ...interview, Balance }).SubjectProperty.Mortgages.map((one) => one.Balance)
    it('is their total in the interview', () => expect(interviewFromRequest(interview, request).Balance).toBe(250_000))
    it('a new total changes the first one', () => expect(balances(230_000)).toEqual([180_000, 50_000]))
    it('a total below the others changes none', () => expect(balances(50_000)).toEqual([200_000, 50_000]))
  })
})
