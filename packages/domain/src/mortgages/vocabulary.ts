import { chosenFrom, date, id, money, percentage, text } from '../kit/vocabulary.ts'

/** An existing mortgage on any property. TypeofMortgage: 1 staying, 2 replacing. */
export const mortgageVocabulary = {
  MortgageID: id,
  TypeofMortgage: chosenFrom('TypeofMortgage'),
  PAndIPayment: money,
  PaymentFrequencyDD: chosenFrom('PaymentFrequency'),
  Balance: money,
  MaturityDate: date,
  MortgageHolder: text(100),
  TermTypeDD: chosenFrom('TermType'),
  RateTypeDD: chosenFrom('RateType'),
  InterestRate: percentage,
  LoanTypeDD: chosenFrom('LoanType'),
  MortgageTypeDD: chosenFrom('MortgageType'),
}
