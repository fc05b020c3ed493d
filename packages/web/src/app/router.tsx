import type { RouteObject } from 'react-router'
import { NotFound } from './pages/not-found.tsx'
import { RouteError } from './pages/route-error.tsx'
import { routes } from './paths.ts'
import { OnlySignedIn } from './session/only-signed-in.tsx'
import { SimpleShell } from './shell/simple-shell.tsx'
import { SiteLayout } from './site/site.tsx'

/** Screens with the portal's own bar, before one is signed in. */
const simple: RouteObject[] = [
  { path: routes.site, lazy: () => import('./pages/referral-off.tsx') },
  { path: routes.referral, lazy: () => import('./pages/referral-on.tsx') },
  { path: routes.home, lazy: () => import('../account/screens/home.tsx') },
  { path: routes.loginAs, lazy: () => import('../account/screens/login-as.tsx') },
  { path: routes.resetPassword, lazy: () => import('../account/screens/reset-password.tsx') },
  { path: routes.agentProfile, lazy: () => import('./pages/agent-profile.tsx') },
  { path: routes.listing, lazy: () => import('../listing/screens/listing.tsx') },
]

/** The dashboard and the wizard: somebody must be signed in. */
const signedIn: RouteObject[] = [
  { path: routes.myDeals, lazy: () => import('../deals/screens/my-deals.tsx') },
  { path: routes.contactMe, lazy: () => import('./pages/contact-me.tsx') },
  { path: routes.start, lazy: () => import('../interview/screens/interview.tsx') },
  { path: routes.identification, lazy: () => import('../applicants/screens/identification.tsx') },
  { path: routes.address, lazy: () => import('../applicants/screens/address.tsx') },
  { path: routes.income, lazy: () => import('../applicants/screens/income.tsx') },
  { path: routes.property, lazy: () => import('../applicants/screens/property.tsx') },
  { path: routes.asset, lazy: () => import('../applicants/screens/asset.tsx') },
  { path: routes.liability, lazy: () => import('../applicants/screens/liability.tsx') },
  { path: routes.coApplicant, lazy: () => import('../co-applicants/screens/co-applicant.tsx') },
  { path: routes.addCoApplicant, lazy: () => import('../co-applicants/screens/add-co-applicant.tsx') },
  { path: routes.mortgage, lazy: () => import('../mortgage-request/screens/mortgage-request.tsx') },
  { path: routes.summary, lazy: () => import('../review/screens/summary.tsx') },
  { path: routes.success, lazy: () => import('../review/screens/success.tsx') },
]

/** Pages of no site. */
const common: RouteObject[] = [
  { path: routes.root, lazy: () => import('./pages/fallback.tsx') },
  { path: routes.socialReturn, lazy: () => import('../account/screens/social-return.tsx') },
  { path: routes.partners, lazy: () => import('../partner-offers/screens/partners.tsx') },
  { path: routes.partnerQuote, lazy: () => import('../partner-offers/screens/quote.tsx') },
  { path: routes.partnerThanks, lazy: () => import('../partner-offers/screens/thanks.tsx') },
  { path: routes.partnerApplication, lazy: () => import('../partner-offers/screens/application.tsx') },
  { path: routes.calculator, lazy: () => import('../calculator/screens/calculator.tsx') },
  { path: routes.privacy, lazy: () => import('../legal/screens/privacy.tsx') },
  { path: routes.terms, lazy: () => import('../legal/screens/terms.tsx') },
  { path: routes.disclosure, lazy: () => import('../legal/screens/disclosure.tsx') },
  { path: routes.unknown, Component: NotFound },
]

export const routeTree: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteLayout,
        children: [
          { Component: SimpleShell, children: simple },
          { Component: OnlySignedIn, children: [{ lazy: () => import('./shell/full-shell.tsx'), children: signedIn }] },
        ],
      },
      { Component: SimpleShell, children: common },
      { path: routes.embeddedForm, lazy: () => import('../leads/screens/embedded-form.tsx') },
    ],
  },
]
