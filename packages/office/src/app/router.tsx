import { lazyScreen as screen } from '@foyer/ui/lazy-screen.ts'
import { Root } from '@foyer/ui/root.tsx'
import type { RouteObject } from 'react-router'
import { SimpleShell } from '../frame/office-shell.tsx'
import { routes } from '../kit/paths.ts'
import { NotFound } from './pages/not-found.tsx'
import { RouteError } from './pages/route-error.tsx'
import { SignedInPages } from './signed-in-pages.tsx'

const outside: RouteObject[] = [
  { path: routes.officeSignIn, lazy: screen(() => import('../sign-in/screens/sign-in.tsx'), 'office.sign-in') },
  {
    path: routes.officeSetup,
    lazy: screen(() => import('../setup/screens/setup.tsx'), 'office.setup', 'office.sites', 'office.people'),
  },
  {
    path: routes.officeInvitation,
    lazy: screen(() => import('../sign-in/screens/invitation.tsx'), 'office.sign-in'),
  },
  {
    path: routes.officeSignOnReturn,
    lazy: screen(() => import('../sign-on/screens/return.tsx'), 'office.sign-on'),
  },
  { path: '*', Component: NotFound },
]

/** The texts of the borrower's lists, which name their steps. */
const lists = ['addresses', 'incomes', 'properties', 'assets', 'liabilities'].map((list) => `applicants.${list}`)

/** The texts of the borrower's answers, by which a deal is read back. */
const answers = ['review.answers', 'applicants', ...lists, 'interview', 'mortgage-request', 'wizard']

const ofDeal = [
  ...[
    'office.deal',
    'office.activity',
    'office.comments',
    'office.conditions',
    'office.deals',
    'office.hand-off',
    'office.insurance',
    'office.messages',
    'office.parts',
    'office.partner-offers',
    'office.retention',
    'office.signing',
    'office.statements',
    'office.submissions',
    'office.templates',
    'office.terms',
  ],
]

const signedIn: RouteObject[] = [
  { path: routes.officeHome, lazy: screen(() => import('../home/screens/home.tsx'), 'office.deals') },
  { path: routes.officeDeals, lazy: screen(() => import('../deals/screens/deals.tsx'), 'office.deals') },
  {
    path: routes.officeDeal,
    lazy: screen(() => import('../deal/screens/deal.tsx'), ...ofDeal, 'shell', ...answers),
  },
  {
    path: routes.officeReview,
    lazy: screen(() => import('../deal/screens/review.tsx'), 'office.deal', 'office.deals'),
  },
  {
    path: routes.officeStatement,
    lazy: screen(() => import('../deal/screens/statement.tsx'), 'office.deal', 'office.deals', 'office.statements'),
  },
  {
    path: routes.officeConditions,
    lazy: screen(() => import('../conditions/screens/conditions.tsx'), 'office.conditions', 'office.deals'),
  },
  {
    path: routes.officeLeads,
    lazy: screen(() => import('../leads/screens/leads.tsx'), 'office.leads', 'office.deals'),
  },
  {
    path: routes.officeLead,
    lazy: screen(() => import('../leads/screens/lead.tsx'), 'office.leads', 'office.deals', 'office.templates'),
  },
  {
    path: routes.officeSignings,
    lazy: screen(() => import('../signing/screens/signings.tsx'), 'office.signing', 'office.deals'),
  },
  {
    path: routes.officeSigning,
    lazy: screen(() => import('../signing/screens/signing.tsx'), 'office.signing', 'office.deals', 'office.retention'),
  },
  {
    path: routes.officeInsurances,
    lazy: screen(() => import('../insurance/screens/insurances.tsx'), 'office.insurance', 'office.deals'),
  },
  {
    path: routes.officeInsurance,
    lazy: screen(() => import('../insurance/screens/insurance.tsx'), 'office.insurance', 'office.deals'),
  },
  {
    path: routes.officeForms,
    lazy: screen(() => import('../forms/screens/forms.tsx'), 'office.forms', 'office.sites'),
  },
  { path: routes.officeForm, lazy: screen(() => import('../forms/screens/form.tsx'), 'office.forms') },
  { path: routes.officeMe, lazy: screen(() => import('../me/screens/me.tsx'), 'office.me') },
  { path: routes.officePeople, lazy: screen(() => import('../people/screens/people.tsx'), 'office.people') },
  { path: routes.officeSites, lazy: screen(() => import('../sites/screens/sites.tsx'), 'office.sites') },
  {
    path: routes.officeTemplates,
    lazy: screen(() => import('../templates/screens/templates.tsx'), 'office.templates', 'office.deals'),
  },
  {
    path: routes.officeSettings,
    lazy: screen(() => import('../settings/screens/settings.tsx'), 'office.settings', 'shell', ...lists),
  },
  {
    path: routes.officeBrand,
    lazy: screen(() => import('../brand/screens/brand.tsx'), 'office.brand', 'office.sites'),
  },
  { path: routes.officeLegal, lazy: screen(() => import('../legal/screens/legal.tsx'), 'office.legal') },
  { path: routes.officeLending, lazy: screen(() => import('../lending/screens/lending.tsx'), 'office.lending') },
  { path: routes.officeRates, lazy: screen(() => import('../rates/screens/rates.tsx'), 'office.rates') },
  { path: routes.officeSignOn, lazy: screen(() => import('../sign-on/screens/settings.tsx'), 'office.sign-on') },
  { path: routes.officeKeys, lazy: screen(() => import('../keys/screens/keys.tsx'), 'office.keys') },
  { path: routes.officeWebhooks, lazy: screen(() => import('../webhooks/screens/webhooks.tsx'), 'office.webhooks') },
  { path: routes.officeWebhook, lazy: screen(() => import('../webhooks/screens/webhook.tsx'), 'office.webhooks') },
  {
    path: routes.officeReports,
    lazy: screen(() => import('../reports/screens/reports.tsx'), 'office.reports', 'shell', ...lists),
  },
  {
    path: routes.officeAudit,
    lazy: screen(
      () => import('../audit/screens/audit.tsx'),
      ...['office.audit', 'office.activity', 'office.deal', 'office.deals'],
    ),
  },
  {
    path: routes.officeRetention,
    lazy: screen(() => import('../retention/screens/retention.tsx'), 'office.retention'),
  },
  {
    path: routes.officeIncidents,
    lazy: screen(() => import('../incidents/screens/incidents.tsx'), 'office.incidents'),
  },
  { path: routes.officeStatus, lazy: screen(() => import('../status/screens/status.tsx'), 'office.status') },
  { path: routes.officeUnknown, Component: NotFound },
]

/** Every page of the office. A page loads its own file only. */
export const routeTree: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { Component: SignedInPages, children: signedIn },
      { Component: SimpleShell, children: outside },
    ],
  },
]
