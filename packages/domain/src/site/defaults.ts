import type { AgentProfile, ApplicationSettings, Link, ReferralSourceProfile } from './fields.ts'

const blankContact = {
  ActiveFlag: 0,
  FirstName: '',
  LastName: '',
  Title: '',
  TitleFr: '',
  Desc: '',
  DescFr: '',
  WorkPhone: '',
  Mobile: '',
  FAX: '',
  Email: '',
  Web: '',
  FaceBook: '',
  Instagram: '',
  Twitter: '',
  Linkedin: '',
  BrokerageLic: '',
}

export const blankAgentProfile: AgentProfile = {
  ...blankContact,
  AgentLic: '',
  BrokerageName: '',
  AgentPhoto: '',
  BrokerageLogo: '',
  FavIcon: '',
  MailSignature: '',
  MailSignatureFr: '',
}

export const blankReferralSourceProfile: ReferralSourceProfile = {
  ...blankContact,
  ReferralSourceLic: '',
  ReferralSourcePhoto: '',
  ReferralSourceCompanyName: '',
  ReferralSourceCompanyLogo: '',
}

export const defaultLink: Link = {
  PrimaryColor: '#0b5c5c',
  AgentProfile: blankAgentProfile,
  ReferralSourceProfile: blankReferralSourceProfile,
}

/** Everything shown, nothing required beyond the rules, three years of history. */
export const defaultSettings: ApplicationSettings = {
  showIncome: 1,
  showProperty: 1,
  showAssets: 1,
  showLiabilities: 1,
  showMortgage: 1,
  showRequestDocument: 1,
  showBankStatement: 1,
  showSin: 1,
  showType: 1,
  ReqSin: 2,
  ReqType: 0,
  ReqIncome: 0,
  ReqAssets: 0,
  ReqLiabilities: 0,
  ReqBankStatement: 0,
  ReqFullAddress: 1,
  FirstTimeBuyer: 1,
  EmploymentOnly: 0,
  AddCoApplicant: 1,
  ShowInviteCoApplicant: 1,
  ReqInvited: 0,
  MainSeesIdentity: 1,
  MainSeesContact: 1,
  MainSeesIncome: 1,
  MainSeesAssets: 1,
  MainSeesDebts: 1,
  InvitedSeesIdentity: 0,
  InvitedSeesContact: 0,
  InvitedSeesIncome: 0,
  InvitedSeesAssets: 0,
  InvitedSeesDebts: 0,
  ShowEstimate: 1,
  ExampleRate: null,
  AddHistoryYears: 3,
  EmpHistoryYears: 3,
}
