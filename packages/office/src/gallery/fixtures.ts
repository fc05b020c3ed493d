import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { officeActions } from '@foyer/domain/office/actions.ts'
import { actionsOf } from '@foyer/domain/office/permissions.ts'
import { blankAgentProfile, defaultLink } from '@foyer/domain/site/defaults.ts'
import type { Me } from '../session/me.ts'

type People = ReplyOf<'/console-api/ListPeople'>

const none = { Sites: [], Withheld: [], Granted: [] }
const ownerRights = { role: 'owner', withheld: [], granted: [] } as const
const anna = { FirstName: 'Anna', LastName: 'Bélanger', Email: 'anna@rive-nord.example' }
const omar = { FirstName: 'Omar', LastName: 'Haddad', Email: 'omar@rive-nord.example' }
const longName = {
  FirstName: 'Marie-Joséphine-Alexandrine',
  LastName: 'Charbonneau-Lévesque de la Durantaye',
  Email: 'marie-josephine-alexandrine.charbonneau-levesque@hypotheques-rive-nord.example',
}

const site = (SiteID: string, lead = anna): Me['Sites'][number] => ({
  SiteID,
  Url: `https://portal.example/${SiteID}/home`,
  LeadPersonID: lead === anna ? 'p1' : '',
  LeadName: lead === anna ? 'Anna Bélanger' : '',
  DemoFl: 0,
})

const demoSite = { ...site('demo-3f8a21c7'), DemoFl: 1 as const }

export const owner: Me = {
  Next: 'office',
  FactorKinds: ['passkey', 'totp', 'recovery'],
  SignOns: [],
  SignOn: { Name: '', LinkedFl: 0, RequiredFl: 0 },
  ConfirmsBySignOnFl: 0,
  PersonID: 'p1',
  ...anna,
  LanguageID: 1,
  Memberships: [
    {
      BrokerageID: 'b1',
      Brokerage: 'Hypothèques Rive-Nord inc.',
      Role: 'owner',
      Reach: 'brokerage',
      ...none,
      Current: 1,
    },
  ],
  Actions: actionsOf({ ...ownerRights }),
  StepUpActions: [],
  OffersDemoFl: 0,
  OwnLink: { LinkName: '', Title: '', TitleFr: '', WorkPhone: '', AgentLic: '', EmailFl: 0 },
  Sites: [site('rive-nord'), site('laval', omar)],
  Factors: [
    {
      FactorID: 'f1',
      Kind: 'passkey',
      Name: 'Chrome, Windows',
      CreatedAt: '2026-11-03T14:00:00.000Z',
      LastUsedAt: '2026-11-24T14:00:00.000Z',
    },
    { FactorID: 'f2', Kind: 'totp', Name: '', CreatedAt: '2026-11-04T14:00:00.000Z', LastUsedAt: '' },
  ],
  RecoveryCodesLeft: 9,
  Sessions: [
    {
      SessionID: 's1',
      Device: 'Chrome, Windows',
      CreatedAt: '2026-11-24T13:00:00.000Z',
      LastUsedAt: '2026-11-24T14:00:00.000Z',
      Current: 1,
    },
    {
      SessionID: 's2',
      Device: 'Safari, iOS',
      CreatedAt: '2026-11-22T13:00:00.000Z',
      LastUsedAt: '2026-11-23T14:00:00.000Z',
      Current: 0,
    },
    {
      SessionID: 's3',
      Device: '',
      CreatedAt: '2026-11-21T13:00:00.000Z',
      LastUsedAt: '2026-11-21T14:00:00.000Z',
      Current: 0,
    },
  ],
  IdleSeconds: 1800,
  TotalSeconds: 43_200,
  StepUpSeconds: 300,
}

/** On their first day: one way to sign in, and no site. */
export const newOwner: Me = {
  ...owner,
  Sites: [],
  Factors: owner.Factors.slice(0, 1),
  Sessions: owner.Sessions.slice(0, 1),
  RecoveryCodesLeft: 1,
}

/** Of a brokerage with single sign-on. */
export const withSignOn: Me = { ...owner, SignOn: { Name: 'Acme', LinkedFl: 0, RequiredFl: 0 } }
export const linked: Me = { ...owner, SignOn: { Name: 'Acme', LinkedFl: 1, RequiredFl: 1 } }
/** Came through it, and has no factor here. */
export const vouched: Me = { ...linked, Factors: [], FactorKinds: [], ConfirmsBySignOnFl: 1 }
export const acme = { BrokerageID: 'b1', Name: 'Acme' }

export const assistant: Me = {
  ...newOwner,
  ...omar,
  PersonID: 'p2',
  Memberships: [
    {
      BrokerageID: 'b1',
      Brokerage: 'Hypothèques Rive-Nord inc.',
      ...none,
      Role: 'assistant',
      Reach: 'sites',
      Sites: ['laval'],
      Current: 1,
    },
    { BrokerageID: 'b2', Brokerage: 'Lakeshore Mortgages', ...none, Role: 'broker', Reach: 'own', Current: 0 },
  ],
  Actions: officeActions.filter((action) => action === 'deal.view'),
}

const person = (given: Partial<People['People'][number]>): People['People'][number] => ({
  PersonID: 'p1',
  ...anna,
  LanguageID: 1,
  Role: 'owner',
  Reach: 'brokerage',
  ...none,
  Passkeys: 1,
  Totp: 1,
  RecoveryCodesLeft: 9,
  Deals: 0,
  DealSites: [],
  SitesLed: ['rive-nord'],
  JoinedAt: '2026-11-03T14:00:00.000Z',
  LastUsedAt: '2026-11-24T14:00:00.000Z',
  EndedAt: '',
  ...given,
})

const invitation: People['Invitations'][number] = {
  InvitationID: 'i1',
  FirstName: 'Chloé',
  LastName: 'Nguyen',
  Email: 'chloe@rive-nord.example',
  LanguageID: 2,
  Role: 'compliance',
  Reach: 'brokerage',
  ...none,
  InvitedBy: 'Anna Bélanger',
  SentAt: '2026-11-20T14:00:00.000Z',
  ExpiresAt: '2026-11-27T14:00:00.000Z',
  Expired: 0,
}

export const alone: People = { People: [person({})], Invitations: [] }

export const people: People = {
  People: [
    person({}),
    person({
      PersonID: 'p2',
      ...omar,
      Role: 'assistant',
      Reach: 'sites',
      Sites: ['laval'],
      Passkeys: 0,
      Deals: 41,
      DealSites: ['laval'],
      SitesLed: ['laval'],
    }),
    person({
      PersonID: 'p3',
      ...longName,
      Role: 'broker',
      Reach: 'own',
      Passkeys: 2,
      Totp: 0,
      Deals: 1,
      DealSites: ['laval'],
      SitesLed: [],
    }),
    person({
      PersonID: 'p4',
      FirstName: 'Luc',
      LastName: 'Roy',
      Email: 'luc@rive-nord.example',
      Role: 'broker',
      Reach: 'own',
      Passkeys: 0,
      Totp: 0,
      SitesLed: [],
      LastUsedAt: '',
    }),
    person({
      PersonID: 'p5',
      FirstName: 'Paul',
      LastName: 'Cyr',
      Email: 'paul@rive-nord.example',
      Role: 'compliance',
      EndedAt: '2026-11-20T14:00:00.000Z',
    }),
  ],
  Invitations: [
    invitation,
    { ...invitation, InvitationID: 'i2', FirstName: 'Jean', LastName: 'Côté', Role: 'broker', Expired: 1 },
  ],
}

export const sites: ReplyOf<'/console-api/ListOfficeSites'> = {
  Sites: owner.Sites,
  Adoptable: [{ ...site('demo'), LeadPersonID: '', LeadName: '' }],
}

export const noSites: ReplyOf<'/console-api/ListOfficeSites'> = { Sites: [], Adoptable: [] }

export const siteLink: ReplyOf<'/api/loadMTGAppLink'> = {
  newVersion: 0,
  newVersionUrl: '',
  OpenFl: 1,
  UserFlag: 0,
  User: null,
  HandOffEnds: '',
  Link: { ...defaultLink, AgentProfile: { ...blankAgentProfile, TitleFr: 'Courtière hypothécaire' } },
  Agent: null,
  SocialNetWorks: [],
  LanguageID: 1,
}

export const started = {
  ChallengeID: 'c1',
  Secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  Uri: 'otpauth://totp/Foyer:anna%40rive-nord.example?issuer=Foyer&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

export const codes = [
  '4821-9036',
  '7710-2245',
  '1189-6403',
  '9002-7718',
  '3356-1094',
  '6647-8821',
  '2093-5567',
  '8814-3302',
  '5578-9910',
  '1046-2283',
]

/** The authenticator of this device refuses, as after Cancel. */
const passkeysFail = (name: string) => () => {
  const fail = () => Promise.reject(new DOMException(name, name))
  Object.defineProperty(navigator, 'credentials', { value: { get: fail, create: fail }, configurable: true })
}
export const refusePasskeys = passkeysFail('NotAllowedError')
/** This device already has one of the account. */
export const havePasskey = passkeysFail('InvalidStateError')

export const noPasskeys = () => {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined, configurable: true })
}

/** A browser whose clipboard does this with a text. */
export const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

export const passkeyOptions = {
  ChallengeID: 'c2',
  Options: JSON.stringify({
    challenge: 'AAAA',
    rp: { name: 'Foyer', id: 'localhost' },
    user: { id: 'AAAA', name: 'anna', displayName: 'Anna' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    allowCredentials: [],
  }),
}

export const signedOut = { '/console-api/LoadMe': { refused: 'Access_Denied' as const } }

/** On a server for trying Foyer out: before the sample deals, and with them. */
export const withoutDemo: Me = { ...owner, OffersDemoFl: 1 }
export const withDemo: Me = { ...withoutDemo, Sites: [...owner.Sites, demoSite] }
