import { generatePath } from 'react-router'

/** The paths outside the flow, by the name of their screen in tests and the gallery; step-routes.ts has all of them. */
export const routes = {
  root: '/',
  site: '/:siteid',
  referral: '/:siteid/referral',
  home: '/:siteid/home',
  agentProfile: '/:siteid/profile',
  loginAs: '/:siteid/loginas/:uid',
  resetPassword: '/:siteid/resetpassword/:cachekey',
  begin: '/:siteid/begin',
  socialReturn: '/mtgappauth',
  user: '/:siteid/user',
  myDeals: '/:siteid/user/mydeals',
  contactMe: '/:siteid/user/contactme',
  resume: '/:siteid/user/:appid',
  messages: '/:siteid/user/:appid/messages',
  invitation: '/:siteid/InviteCoApplicant/:appid/:guid',
  invitedOldAdd: '/:siteid/InviteCoApplicant/:appid/:guid/applicant?/addCoApplicant',
  invitedOldChoice: '/:siteid/InviteCoApplicant/:appid/:guid/applicant?/coApplicant',
  invitedOldSuccess: '/:siteid/InviteCoApplicant/:appid/:guid/success',
  insuranceCheck: '/:siteid/cli/application/:token',
  insuranceForm: '/:siteid/cli/application/:token/form',
  insuranceSign: '/:siteid/cli/application/:token/esign',
  sign: '/:siteid/sign/:token',
  signDocument: '/:siteid/sign/:requestid/:signerid',
  accessCode: '/:siteid/reqdoc/upload/:requestdocid',
  recipient: '/:siteid/doc/:requestdocid',
  recipientUpload: '/:siteid/doc/:requestdocid/upload',
  recipientContact: '/:siteid/doc/:requestdocid/contact',
  privacy: '/privacy',
  terms: '/terms',
  disclosure: '/disclosure',
  formPreview: '/embedded-forms/preview',
  embeddedForm: '/embedded-forms/:token',
  partners: '/cooperators',
  partnerQuote: '/cooperators/quote/:id',
  partnerThanks: '/cooperators/thankyou/:id',
  partnerApplication: '/cooperators/application/:id',
  calculator: '/c21/cal',
  siteCalculator: '/:siteid/calculator',
  listing: '/:siteid/listing/:id',
  unknown: '*',
} as const

const site = (pattern: string) => (SiteID: string) => generatePath(pattern, { siteid: SiteID })
const insurance = (pattern: string) => (SiteID: string, token: string) =>
  generatePath(pattern, { siteid: SiteID, token })
const request = (pattern: string) => (SiteID: string, RequestDocID: string) =>
  generatePath(pattern, { siteid: SiteID, requestdocid: RequestDocID })

/** A legal text, with the names of a site if given. */
const legal = (path: string) => (SiteID?: string) =>
  SiteID === undefined ? path : `${path}?siteid=${encodeURIComponent(SiteID)}`

/** Paths with their ids filled in: `paths.myDeals(SiteID)`. Those of steps are in wizard/facts.ts. */
export const paths = {
  root: () => routes.root,
  site: site(routes.site),
  home: site(routes.home),
  agentProfile: site(routes.agentProfile),
  siteCalculator: site(routes.siteCalculator),
  myDeals: site(routes.myDeals),
  contactMe: site(routes.contactMe),
  resume: (SiteID: string, MortgageApplicationID: number) =>
    generatePath(routes.resume, { siteid: SiteID, appid: String(MortgageApplicationID) }),
  messages: (SiteID: string, MortgageApplicationID: number) =>
    generatePath(routes.messages, { siteid: SiteID, appid: String(MortgageApplicationID) }),
  insuranceCheck: insurance(routes.insuranceCheck),
  insuranceForm: insurance(routes.insuranceForm),
  insuranceSign: insurance(routes.insuranceSign),
  signDocument: (SiteID: string, SigningRequestID: string, SignerID: number) =>
    generatePath(routes.signDocument, { siteid: SiteID, requestid: SigningRequestID, signerid: String(SignerID) }),
  partnerThanks: (id: string) => generatePath(routes.partnerThanks, { id }),
  partnerApplication: (id: string) => generatePath(routes.partnerApplication, { id }),
  accessCode: request(routes.accessCode),
  recipientUpload: request(routes.recipientUpload),
  recipientContact: request(routes.recipientContact),
  privacy: legal(routes.privacy),
  terms: legal(routes.terms),
  disclosure: legal(routes.disclosure),
}
