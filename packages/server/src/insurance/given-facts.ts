import type { InsuranceFacts } from '@foyer/domain/insurance/fields.ts'

/** Facts, as far as they are given. */
export type GivenFacts = Partial<Omit<InsuranceFacts, 'LoanDetail'>> & {
  LoanDetail?: Partial<InsuranceFacts['LoanDetail']>
}

const blank: InsuranceFacts = {
  Applicants: [],
  PropertyDetail: {
    UnitNumber: '',
    AddressLine1: '',
    City: '',
    ProvinceDisplayName: '',
    CountryDisplayName: '',
    PostalCode: '',
  },
  LoanDetail: {
    LoanNumber: '',
    LenderName: '',
    LoanAmount: null,
    Amortization: null,
    Term: null,
    InterestRate: null,
    IssuedDate: '',
    FundingDate: '',
    FirstPaymentDate: '',
    PaymentFrequencyId: -1,
    AcceptedDate: '',
  },
  BrokerDetail: {
    BrokerId: '',
    BrokerFirstName: '',
    BrokerLastName: '',
    Brand: '',
    Name: '',
    BrokerageType: '',
  },
}

/** Values of the body override those of the deal; values in neither are blank, so that the rules report them. */
export const givenFacts = (body: GivenFacts, deal: GivenFacts): InsuranceFacts => ({
  Applicants: body.Applicants ?? deal.Applicants ?? blank.Applicants,
  PropertyDetail: body.PropertyDetail ?? deal.PropertyDetail ?? blank.PropertyDetail,
  LoanDetail: { ...blank.LoanDetail, ...deal.LoanDetail, ...body.LoanDetail },
  BrokerDetail: body.BrokerDetail ?? deal.BrokerDetail ?? blank.BrokerDetail,
})
