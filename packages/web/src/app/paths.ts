import { generatePath } from 'react-router'

/** Every address of the app, by the name its screen has in tests and in the gallery. */
export const routes = {
  root: '/',
  site: '/:siteid',
  referral: '/:siteid/referral',
  home: '/:siteid/home',
  agentProfile: '/:siteid/profile',
  loginAs: '/:siteid/loginas/:uid',
  resetPassword: '/:siteid/resetpassword/:cachekey',
  socialReturn: '/mtgappauth',
  user: '/:siteid/user',
  myDeals: '/:siteid/user/mydeals',
  contactMe: '/:siteid/user/contactme',
  start: '/:siteid/user/:appid/start',
  identification: '/:siteid/user/:appid/applicant/:applicantid/identification',
  address: '/:siteid/user/:appid/applicant/:applicantid/address',
  income: '/:siteid/user/:appid/applicant/:applicantid/income',
  property: '/:siteid/user/:appid/applicant/:applicantid/property',
  asset: '/:siteid/user/:appid/applicant/:applicantid/asset',
  liability: '/:siteid/user/:appid/applicant/:applicantid/liability',
  coApplicant: '/:siteid/user/:appid/coApplicant',
  addCoApplicant: '/:siteid/user/:appid/addCoApplicant',
  coApplicantInvite: '/:siteid/user/:appid/coApplicantInvite',
  mortgage: '/:siteid/user/:appid/mortgage',
  request: '/:siteid/user/:appid/request',
  bankStatement: '/:siteid/user/:appid/bankStatement',
  summary: '/:siteid/user/:appid/summary',
  success: '/:siteid/user/:appid/success',
  invitation: '/:siteid/InviteCoApplicant/:appid/:guid',
  invitedJoin: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/addCoApplicantV2',
  invitedOldAdd: '/:siteid/InviteCoApplicant/:appid/:guid/applicant?/addCoApplicant',
  invitedOldChoice: '/:siteid/InviteCoApplicant/:appid/:guid/applicant?/coApplicant',
  invitedIdentification: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/identification',
  invitedAddress: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/address',
  invitedIncome: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/income',
  invitedProperty: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/property',
  invitedAsset: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/asset',
  invitedLiability: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/:applicantid/liability',
  invitedMortgage: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/mortgage',
  invitedSummary: '/:siteid/InviteCoApplicant/:appid/:guid/applicant/summary',
  invitedSuccess: '/:siteid/InviteCoApplicant/:appid/:guid/applicant?/success',
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
  embeddedForm: '/embedded-forms/:token',
  partners: '/cooperators',
  partnerQuote: '/cooperators/quote/:id',
  partnerThanks: '/cooperators/thankyou/:id',
  partnerApplication: '/cooperators/application/:id',
  calculator: '/c21/cal',
  listing: '/:siteid/listing/:id',
  unknown: '*',
} as const

export type RouteId = keyof typeof routes

const site = (pattern: string) => (SiteID: string) => generatePath(pattern, { siteid: SiteID })
const application = (pattern: string) => (SiteID: string, MortgageApplicationID: number) =>
  generatePath(pattern, { siteid: SiteID, appid: String(MortgageApplicationID) })
const applicant = (pattern: string) => (SiteID: string, MortgageApplicationID: number, ApplicantID: number) =>
  generatePath(pattern, {
    siteid: SiteID,
    appid: String(MortgageApplicationID),
    applicantid: String(ApplicantID),
  })

const insurance = (pattern: string) => (SiteID: string, token: string) =>
  generatePath(pattern, { siteid: SiteID, token })
const request = (pattern: string) => (SiteID: string, RequestDocID: string) =>
  generatePath(pattern, { siteid: SiteID, requestdocid: RequestDocID })

/** A legal text, with the names of a site in it where one is given. */
const legal = (path: string) => (SiteID?: string) =>
  SiteID === undefined ? path : `${path}?siteid=${encodeURIComponent(SiteID)}`

/** Addresses with their ids in place: `paths.start(SiteID, MortgageApplicationID)`. */
export const paths = {
  root: () => routes.root,
  site: site(routes.site),
  home: site(routes.home),
  agentProfile: site(routes.agentProfile),
  myDeals: site(routes.myDeals),
  contactMe: site(routes.contactMe),
  start: application(routes.start),
  identification: applicant(routes.identification),
  address: applicant(routes.address),
  income: applicant(routes.income),
  property: applicant(routes.property),
  asset: applicant(routes.asset),
  liability: applicant(routes.liability),
  coApplicant: application(routes.coApplicant),
  addCoApplicant: application(routes.addCoApplicant),
  coApplicantInvite: application(routes.coApplicantInvite),
  invitation: (SiteID: string, MortgageApplicationID: number, guid: string) =>
    generatePath(routes.invitation, { siteid: SiteID, appid: String(MortgageApplicationID), guid }),
  mortgage: application(routes.mortgage),
  request: application(routes.request),
  bankStatement: application(routes.bankStatement),
  summary: application(routes.summary),
  success: application(routes.success),
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
