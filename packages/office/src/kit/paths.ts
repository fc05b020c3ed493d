/** The addresses of the office, by the name of their screen in tests and the gallery. */
export const routes = {
  officeHome: '/office',
  officeSignIn: '/office/sign-in',
  officeSetup: '/office/setup',
  officeInvitation: '/office/invitation',
  officeMe: '/office/me',
  officePeople: '/office/people',
  officeSites: '/office/sites',
  officeTemplates: '/office/templates',
  officeSettings: '/office/settings',
  officeBrand: '/office/brand',
  officeLegal: '/office/legal',
  officeLending: '/office/lending',
  officeRates: '/office/rates',
  officeSignOn: '/office/sign-on',
  officeKeys: '/office/keys',
  officeWebhooks: '/office/webhooks',
  officeWebhook: '/office/webhooks/:endpoint',
  officeReports: '/office/reports',
  officeAudit: '/office/audit',
  officeRetention: '/office/retention',
  officeIncidents: '/office/incidents',
  officeStatus: '/office/status',
  officeSignOnReturn: '/office/sign-on/:brokerage',
  officeDeals: '/office/deals',
  officeDeal: '/office/d/:site/:id',
  officeReview: '/office/d/:site/:id/documents/:item',
  officeConditions: '/office/conditions',
  officeLeads: '/office/leads',
  officeLead: '/office/leads/:site/:id',
  officeSignings: '/office/signing',
  officeSigning: '/office/signing/:site/:id',
  officeInsurances: '/office/insurance',
  officeInsurance: '/office/insurance/:site/:id',
  officeForms: '/office/forms',
  officeForm: '/office/forms/:site/:id',
  officeStatement: '/office/d/:site/:id/statements/:request',
  officeUnknown: '/office/*',
} as const

export type OfficeScreen = keyof typeof routes

export interface DealPlace {
  SiteID: string
  MortgageApplicationID: number
}

export interface LeadPlace {
  SiteID: string
  LeadID: number
}

export interface SigningPlace {
  SiteID: string
  SigningRequestID: string
}

export interface InsurancePlace {
  SiteID: string
  CliApplicationId: number
}

export interface FormPlace {
  SiteID: string
  Token: string
}

export const dealTabs = [
  'summary',
  'documents',
  'conditions',
  'messages',
  'applicants',
  'figures',
  'signing',
  'insurance',
  'activity',
] as const
export type DealTab = (typeof dealTabs)[number]

/** The addresses that name something. */
export const paths = {
  deal: ({ SiteID, MortgageApplicationID }: DealPlace, tab: DealTab = 'summary') =>
    `/office/d/${SiteID}/${MortgageApplicationID}${tab === 'summary' ? '' : `?tab=${tab}`}`,
  review: (place: DealPlace, item: number) => `${paths.deal(place)}/documents/${item}`,
  webhook: (endpoint: string) => `${routes.officeWebhooks}/${endpoint}`,
  /** Who looked at a deal. */
  auditOfDeal: ({ SiteID, MortgageApplicationID }: DealPlace) =>
    `${routes.officeAudit}?what=views&site=${SiteID}&deal=${MortgageApplicationID}`,
  lead: ({ SiteID, LeadID }: LeadPlace) => `/office/leads/${SiteID}/${LeadID}`,
  signing: ({ SiteID, SigningRequestID }: SigningPlace) => `/office/signing/${SiteID}/${SigningRequestID}`,
  insurance: ({ SiteID, CliApplicationId }: InsurancePlace) => `/office/insurance/${SiteID}/${CliApplicationId}`,
  form: ({ SiteID, Token }: FormPlace) => `/office/forms/${SiteID}/${Token}`,
  settings: (site: string) => `${routes.officeSettings}?site=${site}`,
  brand: (site: string) => `${routes.officeBrand}?site=${site}`,
  statement: (place: DealPlace, request: number) => `${paths.deal(place)}/statements/${request}`,
}

/** The sign-in, which leads back to a page of the office; it shows why the person is there. */
export const signInPath = (to: string, why?: 'ended' | 'out') => {
  const query = new URLSearchParams({ ...(to !== '' && { to }), ...(why !== undefined && { why }) }).toString()
  return query === '' ? routes.officeSignIn : `${routes.officeSignIn}?${query}`
}

/** The page to return to after a sign-in, with its tab; nothing else that the address holds, such as a searched name. */
export const placeToReturn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const tab = new URLSearchParams(search).get('tab')
  return tab === null ? pathname : `${pathname}?tab=${tab}`
}

/** Where to go after signing in: a page of the office only, whatever the address asks for. */
export const placeAfterSignIn = (to: string | null): string =>
  to !== null &&
  /^\/office(?:\/[A-Za-z0-9_/-]*)?(?:\?tab=[a-z]{1,20})?$/.test(to) &&
  !to.startsWith(routes.officeSignIn) &&
  !to.startsWith(`${routes.officeSignOn}/`)
    ? to
    : routes.officeHome
