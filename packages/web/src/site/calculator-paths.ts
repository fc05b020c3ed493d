import type { Calculator } from '@foyer/domain/calculator/figures.ts'
import { paths, routes } from './paths.ts'

/** The addresses of the calculators beside that of a payment, which the first page does not load. */
export const calculatorRoutes = {
  affordability: '/c21/cal/affordability',
  cashToClose: '/c21/cal/cash-to-close',
  renew: '/c21/cal/renew',
  siteAffordability: '/:siteid/calculator/affordability',
  siteCashToClose: '/:siteid/calculator/cash-to-close',
  siteRenew: '/:siteid/calculator/renew',
  embeddedCalculator: '/embedded-calculators/:siteid/payment',
  embeddedAffordability: '/embedded-calculators/:siteid/affordability',
  embeddedCashToClose: '/embedded-calculators/:siteid/cash-to-close',
  embeddedRenew: '/embedded-calculators/:siteid/renew',
} as const

/** A calculator under a site, or without one. */
export const calculatorPath = (kind: Calculator, SiteID?: string): string => {
  const whole = SiteID === undefined ? routes.calculator : paths.siteCalculator(SiteID)
  return kind === 'payment' ? whole : `${whole}/${kind}`
}
