import Type, { type Static } from 'typebox'
import { Flag, Percentage, Text } from '../kit/schema.ts'

const contact = {
  ActiveFlag: Flag,
  FirstName: Text(60),
  LastName: Text(60),
  Title: Text(100),
  TitleFr: Text(100),
  Desc: Text(2000),
  DescFr: Text(2000),
  WorkPhone: Text(20),
  Mobile: Text(20),
  FAX: Text(20),
  Email: Text(254),
  Web: Text(300),
  FaceBook: Text(300),
  Instagram: Text(300),
  Twitter: Text(300),
  Linkedin: Text(300),
  BrokerageLic: Text(40),
}

/** The broker's profile on their site. Photos are names of images (see UploadImage), links are https. */
export const AgentProfile = Type.Object({
  ...contact,
  AgentLic: Text(40),
  BrokerageName: Text(120),
  AgentPhoto: Text(120),
  BrokerageLogo: Text(120),
  FavIcon: Text(120),
  /** Lines below the contact details in mails to clients, in each language. */
  MailSignature: Text(300),
  MailSignatureFr: Text(300),
})
export type AgentProfile = Static<typeof AgentProfile>

/** What clients see of a person of staff, in the names of AgentProfile. */
export const AgentCard = Type.Object({
  FirstName: contact.FirstName,
  LastName: contact.LastName,
  Title: contact.Title,
  TitleFr: contact.TitleFr,
  WorkPhone: contact.WorkPhone,
  Email: contact.Email,
  AgentLic: Text(40),
})
export type AgentCard = Static<typeof AgentCard>

export const ReferralSourceProfile = Type.Object({
  ...contact,
  ReferralSourceLic: Text(40),
  ReferralSourcePhoto: Text(120),
  ReferralSourceCompanyName: Text(120),
  ReferralSourceCompanyLogo: Text(120),
})
export type ReferralSourceProfile = Static<typeof ReferralSourceProfile>

/** The brand of a site. PrimaryColor is #rrggbb. */
export const Link = Type.Object({
  PrimaryColor: Text(7),
  AgentProfile,
  ReferralSourceProfile,
})
export type Link = Static<typeof Link>

/** The settings of a broker. ReqSin, ReqType: 1 required, 2 not. */
export const ApplicationSettings = Type.Object({
  showIncome: Flag,
  showProperty: Flag,
  showAssets: Flag,
  showLiabilities: Flag,
  showMortgage: Flag,
  showRequestDocument: Flag,
  showBankStatement: Flag,
  showSin: Flag,
  showType: Flag,
  ReqSin: Type.Integer({ minimum: 1, maximum: 2 }),
  ReqType: Flag,
  ReqIncome: Flag,
  ReqAssets: Flag,
  ReqLiabilities: Flag,
  /** A bank statement of each applicant is required to leave the bank-statement step. */
  ReqBankStatement: Flag,
  /** 1: homes, employers and properties need their whole address; 0: the street of a home or a property. */
  ReqFullAddress: Flag,
  FirstTimeBuyer: Flag,
  EmploymentOnly: Flag,
  AddCoApplicant: Flag,
  ShowInviteCoApplicant: Flag,
  /** 1: an application can be submitted only once every invited person has sent their part. */
  ReqInvited: Flag,
  /** 1: the main applicant sees this of the part of an invited person, once they are invited and after they sent it. */
  MainSeesIdentity: Flag,
  MainSeesContact: Flag,
  MainSeesIncome: Flag,
  MainSeesAssets: Flag,
  MainSeesDebts: Flag,
  /** 1: an invited person sees this of the main applicant's part, once they have joined. */
  InvitedSeesIdentity: Flag,
  InvitedSeesContact: Flag,
  InvitedSeesIncome: Flag,
  InvitedSeesAssets: Flag,
  InvitedSeesDebts: Flag,
  /** 1: the borrower sees an estimate of their mortgage beside interview, request and review. */
  ShowEstimate: Flag,
  /** Per cent a year: the rate of the estimate. Null: figures that need a rate are left out. */
  ExampleRate: Percentage,
  /** At most mostHistoryYears. */
  AddHistoryYears: Type.Integer({ minimum: 0, maximum: 999 }),
  EmpHistoryYears: Type.Integer({ minimum: 0, maximum: 999 }),
})
export type ApplicationSettings = Static<typeof ApplicationSettings>

/** All that a site can be set to; credits and the brand are set elsewhere. */
export const SiteSettings = Type.Object({
  ...ApplicationSettings.properties,
  FrameAncestors: Type.Array(Text(300), { maxItems: 50 }),
  /** The target of the home page after this broker's portal has moved; empty if it has not. */
  NewVersionUrl: Text(300),
  TellUnknownEmail: Flag,
})
export type SiteSettings = Static<typeof SiteSettings>
export type SettingName = keyof SiteSettings
