import type { Calculator } from '@foyer/domain/calculator/figures.ts'
import type { RouteObject } from 'react-router'
import { type LazyScreen, screen } from '../kit/lazy-screen.ts'
import { SimpleShell } from '../shell/simple-shell.tsx'
import { calculatorRoutes } from '../site/calculator-paths.ts'
import { routes } from '../site/paths.ts'

const estimateTexts = ['calculator', 'calculator.estimates', 'qualification']

/** The engine and its rules load with the calculators that need them, and not for a payment. */
const calculator: Readonly<Record<Calculator, LazyScreen>> = {
  payment: screen(() => import('../calculator/screens/payment.tsx'), 'calculator'),
  affordability: screen(() => import('../calculator/screens/affordability.tsx'), ...estimateTexts),
  'cash-to-close': screen(() => import('../calculator/screens/cash-to-close.tsx'), ...estimateTexts),
  renew: screen(() => import('../calculator/screens/renew.tsx'), ...estimateTexts),
}

const ofSite: RouteObject[] = [
  { path: routes.siteCalculator, lazy: calculator.payment },
  { path: calculatorRoutes.siteAffordability, lazy: calculator.affordability },
  { path: calculatorRoutes.siteCashToClose, lazy: calculator['cash-to-close'] },
  { path: calculatorRoutes.siteRenew, lazy: calculator.renew },
]

const common: RouteObject[] = [
  { path: routes.calculator, lazy: calculator.payment },
  { path: calculatorRoutes.affordability, lazy: calculator.affordability },
  { path: calculatorRoutes.cashToClose, lazy: calculator['cash-to-close'] },
  { path: calculatorRoutes.renew, lazy: calculator.renew },
]

const embedded: RouteObject[] = [
  { path: calculatorRoutes.embeddedCalculator, lazy: calculator.payment },
  { path: calculatorRoutes.embeddedAffordability, lazy: calculator.affordability },
  { path: calculatorRoutes.embeddedCashToClose, lazy: calculator['cash-to-close'] },
  { path: calculatorRoutes.embeddedRenew, lazy: calculator.renew },
]

/** Their ids keep them from being added twice. */
export const calculatorPages: Record<'ofSite' | 'elsewhere', RouteObject[]> = {
  ofSite: [{ id: 'site-calculators', Component: SimpleShell, children: ofSite }],
  elsewhere: [
    { id: 'calculators', Component: SimpleShell, children: common },
    {
      id: 'embedded-calculators',
      lazy: screen(() => import('../calculator/screens/embedded-layout.tsx'), 'calculator'),
      children: embedded,
    },
  ],
}
