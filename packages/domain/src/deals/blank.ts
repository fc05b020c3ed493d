import type { DealTerms } from './fields.ts'

export const blankDealTerms: DealTerms = {
  LenderName: '',
  InterestRate: null,
  Term: null,
  Amortization: null,
  RateType: '',
  PaymentFrequency: -1,
  PaymentAmount: null,
  MaturityDate: '',
  InsuredFl: 0,
  InsurancePremium: null,
}
