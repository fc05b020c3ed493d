import { loadNamespaces } from '@foyer/ui/i18n/i18n.ts'
import { Root } from '@foyer/ui/root.tsx'
import { type LoaderFunction, Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { Component as Home } from '../account/screens/home.tsx'
import { screen } from '../kit/lazy-screen.ts'
import { OnlyOpen } from '../shell/only-open.tsx'
import { SimpleShell } from '../shell/simple-shell.tsx'
import { keepCarried } from '../site/carried.ts'
import { routes } from '../site/paths.ts'
import { SiteLayout } from '../site/site.tsx'
import { NotFound } from './pages/not-found.tsx'
import { RouteError } from './pages/route-error.tsx'

/** The home page is in the main bundle; its texts load with the common ones. A calculator's link to it has figures. */
const home: LoaderFunction = async ({ request, params }) => {
  keepCarried(params.siteid ?? '', new URL(request.url).search)
  await loadNamespaces(['account'])
  return null
}

/** Screens with the portal's own bar, before signing in. */
const simple: RouteObject[] = [
  { path: routes.site, lazy: screen(() => import('./pages/referral-off.tsx')) },
  { path: routes.referral, lazy: screen(() => import('./pages/referral-on.tsx')) },
  { path: routes.home, loader: home, Component: Home },
  { path: routes.loginAs, lazy: screen(() => import('../account/screens/login-as.tsx'), 'account') },
  { path: routes.resetPassword, lazy: screen(() => import('../account/screens/reset-password.tsx'), 'account') },
  { path: routes.begin, lazy: screen(() => import('../account/screens/begin.tsx'), 'account', 'account.begin') },
  { path: routes.sign, lazy: screen(() => import('../signing/screens/sign.tsx'), 'account', 'signing') },
  { path: routes.signDocument, lazy: screen(() => import('../signing/screens/sign-document.tsx'), 'signing') },
  { path: routes.accessCode, lazy: screen(() => import('../documents/screens/access-code.tsx'), 'documents') },
  { path: routes.recipient, element: <Navigate to="upload" replace /> },
  {
    path: routes.recipientUpload,
    lazy: screen(() => import('../documents/screens/recipient-upload.tsx'), 'documents'),
  },
  {
    path: routes.recipientContact,
    lazy: screen(() => import('../documents/screens/recipient-contact.tsx'), 'documents'),
  },
  { path: routes.agentProfile, lazy: screen(() => import('./pages/agent-profile.tsx')) },
  { path: routes.listing, lazy: screen(() => import('../listing/screens/listing.tsx'), 'listing') },
]

/** Credit insurance: for anyone with the link who passes its security check. */
const insurance: RouteObject[] = [
  { path: routes.insuranceCheck, lazy: screen(() => import('../insurance/screens/check.tsx'), 'insurance') },
  {
    path: routes.insuranceForm,
    lazy: screen(
      () => import('../insurance/screens/application.tsx'),
      'insurance',
      'insurance.questions',
      'insurance.agreement',
    ),
  },
  { path: routes.insuranceSign, lazy: screen(() => import('../insurance/screens/sign.tsx'), 'insurance') },
]

/** Pages without a site. */
const common: RouteObject[] = [
  { path: routes.root, lazy: screen(() => import('../landing/screens/landing.tsx'), 'landing') },
  { path: routes.socialReturn, lazy: screen(() => import('../account/screens/social-return.tsx'), 'account') },
  { path: routes.partners, lazy: screen(() => import('../partner-offers/screens/partners.tsx')) },
  { path: routes.partnerQuote, lazy: screen(() => import('../partner-offers/screens/quote.tsx'), 'partner-offers') },
  { path: routes.partnerThanks, lazy: screen(() => import('../partner-offers/screens/thanks.tsx'), 'partner-offers') },
  {
    path: routes.partnerApplication,
    lazy: screen(() => import('../partner-offers/screens/application.tsx'), 'partner-offers'),
  },
]

/** The legal texts: without a site at their own address, with the broker's names under a site. */
const legal: RouteObject[] = [
  { path: routes.privacy, lazy: screen(() => import('../legal/screens/privacy.tsx'), 'legal', 'legal.privacy') },
  { path: routes.terms, lazy: screen(() => import('../legal/screens/terms.tsx'), 'legal', 'legal.terms') },
  {
    path: routes.disclosure,
    lazy: screen(() => import('../legal/screens/disclosure.tsx'), 'legal', 'legal.disclosure'),
  },
]

/** The layouts that routes are added to. */
const everywhere = 'everywhere'
const ofSite = 'site'

/**
 * The layouts, and the page of an unknown address. The router compiles all routes that it knows before it shows the first
 * page, so a page has only those of its group: see addRoutes.
 */
export const routeTree: RouteObject[] = [
  {
    id: everywhere,
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { Component: SiteLayout, children: [{ id: ofSite, Component: OnlyOpen, children: [] }] },
      { Component: SimpleShell, children: [{ path: routes.unknown, Component: NotFound }] },
    ],
  },
]

/** Their ids keep them from being added twice. */
const sitePages: RouteObject[] = [{ id: 'site-pages', Component: SimpleShell, children: [...simple, ...insurance] }]
const otherPages: RouteObject[] = [
  { id: 'common-pages', Component: SimpleShell, children: common },
  {
    id: 'legal-pages',
    lazy: screen(() => import('../legal/screens/legal-layout.tsx')),
    children: [{ Component: OnlyOpen, children: [{ Component: SimpleShell, children: legal }] }],
  },
  {
    id: 'form-preview',
    path: routes.formPreview,
    lazy: screen(() => import('../leads/screens/form-preview.tsx'), 'leads'),
  },
  {
    id: 'embedded-form',
    path: routes.embeddedForm,
    lazy: screen(() => import('../leads/screens/embedded-form.tsx'), 'leads'),
  },
]

/**
 * Adds the routes of a group at its first address: those of the wizard, which follow from the flow, for signed-in users or
 * for invited people, and those of the calculators, none of which the first page loads; otherwise all others.
 */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/(?:c21\/cal|embedded-calculators|[^/]+\/calculator)(?:\/|$)/i.test(path)) {
    const { calculatorPages } = await import('./calculator-routes.tsx')
    patch(ofSite, calculatorPages.ofSite)
    patch(everywhere, calculatorPages.elsewhere)
    return
  }
  const [, group] = /^\/[^/]+\/(user|InviteCoApplicant)(?:\/|$)/i.exec(path) ?? []
  if (group === undefined) {
    patch(ofSite, sitePages)
    patch(everywhere, otherPages)
    return
  }
  const { wizardRoutes } = await import('./wizard-routes.tsx')
  patch(ofSite, [group.toLowerCase() === 'user' ? wizardRoutes.signedIn : wizardRoutes.invited])
}
