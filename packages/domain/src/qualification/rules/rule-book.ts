import type { RuleBook } from '../rule.ts'
import { cityTransferTaxRules } from './city-transfer-tax.ts'
import { downPaymentRules } from './down-payment.ts'
import { estimateRules } from './estimates.ts'
import { existingMortgageRules } from './existing-mortgages.ts'
import { loanRules } from './loan.ts'
import { newHomeTaxRules } from './new-home-tax.ts'
import { premiumTaxRules } from './premium-tax.ts'
import { registrationRules } from './registration.ts'
import { transferReliefRules } from './transfer-relief.ts'
import { transferTaxRules } from './transfer-tax.ts'

/** Every rule as shipped. */
export const ruleBook: RuleBook = {
  ...downPaymentRules,
  ...loanRules,
  ...premiumTaxRules,
  ...transferTaxRules,
  ...cityTransferTaxRules,
  ...transferReliefRules,
  ...registrationRules,
  ...newHomeTaxRules,
  ...existingMortgageRules,
  ...estimateRules,
}
