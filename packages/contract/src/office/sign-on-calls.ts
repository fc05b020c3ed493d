import { Flag, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'
import { LinkToken, Names, SignInStep, SignOnOffer } from './fields.ts'

const BrokerageID = OfficeId
/** Where to go afterwards: a page of the office, which the page itself checks. */
const To = Text(200)
const Started = Type.Object({ Url: Text(4000) })
/** What the provider added to the address of our page, as it is. */
const Returned = { BrokerageID, State: Text(60), Query: Text(8000) }
const Fields = {
  Name: Text(60),
  Issuer: Text(300),
  ClientID: Text(300),
  RequiredFl: Flag,
  /** The owner who gets in without the provider, with a passkey; empty for no one. */
  BreakGlassPersonID: OfficeId,
}
const startRefusals = ['NoAccess', 'SignOnUnavailable', 'TooManyRequests'] as const
const finishRefusals = ['SignOnRefused', 'SignOnExpired', 'SignOnUnavailable', 'TooManyRequests'] as const
const issuerRefusals = [
  'RequiredIssuer',
  'InvalidIssuer',
  'IssuerNotPublic',
  'IssuerNotReached',
  'IssuerNotProvider',
  'TooManyRequests',
] as const

/** Single sign-on through a brokerage's own provider (OpenID Connect, code flow with PKCE). */
export const officeSignOnCalls = {
  listSignOns: defineCall({
    path: '/console-api/ListSignOns',
    access: 'officeVisitor',
    effect: 'read',
    summary:
      'The providers that this browser offers: those with which someone signed in here before, and that of the brokerage in the link',
    body: Type.Object({ BrokerageID }),
    reply: Type.Object({ SignOns: Type.Array(SignOnOffer) }),
    refusals: ['TooManyRequests'],
  }),
  startSignOn: defineCall({
    path: '/console-api/StartSignOn',
    access: 'officeVisitor',
    effect: 'write',
    summary:
      'The address of the provider’s page, to sign in with it. It can be finished in this browser, for ten minutes',
    body: Type.Object({ BrokerageID, To }),
    reply: Started,
    refusals: startRefusals,
  }),
  startInvitedSignOn: defineCall({
    path: '/console-api/StartInvitedSignOn',
    access: 'officeVisitor',
    effect: 'write',
    summary: 'The same, to accept an invitation: the account that the provider names is then the person’s',
    body: Type.Object({ Token: LinkToken, ...Names.properties }),
    reply: Started,
    refusals: ['InvitationExpired', 'RequiredFirstName', 'RequiredLastName', ...startRefusals],
  }),
  finishSignOn: defineCall({
    path: '/console-api/FinishSignOn',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'office-sign-in',
    summary:
      'Sign in with what the provider returned. Unless it states a second factor, the person’s own follows. Who is not linked is refused',
    body: Type.Object(Returned),
    reply: Type.Object({ ...SignInStep.properties, To }),
    refusals: ['SignOnUnknown', 'OwnFactorNeeded', ...finishRefusals],
  }),
  finishInvitedSignOn: defineCall({
    path: '/console-api/FinishInvitedSignOn',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'invitation-accepted',
    summary: 'Accept the invitation, once, and link the account that the provider names',
    body: Type.Object(Returned),
    reply: SignInStep,
    refusals: ['InvitationExpired', 'SignOnTaken', 'OwnFactorNeeded', ...finishRefusals],
  }),
  startSignOnLink: defineCall({
    path: '/console-api/StartSignOnLink',
    access: 'office',
    stepUp: true,
    effect: 'write',
    summary: 'The address of the provider’s page, to link the account there with the person of this session',
    body: Nothing,
    reply: Started,
    refusals: startRefusals,
  }),
  finishSignOnLink: defineCall({
    path: '/console-api/FinishSignOnLink',
    access: 'office',
    effect: 'write',
    audit: 'sign-on-linked',
    summary: 'Link the account that the provider names. It replaces a former one',
    body: Type.Object(Returned),
    reply: Nothing,
    refusals: ['SignOnTaken', ...finishRefusals],
  }),
  removeSignOnLink: defineCall({
    path: '/console-api/RemoveSignOnLink',
    access: 'office',
    stepUp: true,
    effect: 'write',
    audit: 'sign-on-unlinked',
    summary: 'Unlink the person’s account; the last way to sign in stays',
    body: Nothing,
    reply: Nothing,
    refusals: ['NoAccess', 'LastFactor'],
  }),
  startSignOnConfirm: defineCall({
    path: '/console-api/StartSignOnConfirm',
    access: 'office',
    effect: 'write',
    summary: 'The address of the provider’s page, where the person signs in anew to confirm a step',
    body: Type.Object({ To }),
    reply: Started,
    refusals: startRefusals,
  }),
  finishSignOnConfirm: defineCall({
    path: '/console-api/FinishSignOnConfirm',
    access: 'office',
    effect: 'write',
    audit: 'office-confirmed',
    summary: 'Confirm with a sign-in at the provider that was made for it, for five minutes',
    body: Type.Object(Returned),
    reply: Type.Object({ Seconds: Type.Integer(), To }),
    refusals: finishRefusals,
  }),
  loadSignOn: defineCall({
    path: '/console-api/LoadSignOn',
    access: 'office',
    action: 'signin.policy',
    stepUp: false,
    effect: 'read',
    summary: 'The provider of the brokerage, without its secret; all fields are empty while there is none',
    body: Nothing,
    reply: Type.Object({
      ...Fields,
      /** 1: there is a provider. */
      KnownFl: Flag,
      RedirectUri: Text(400),
      /** For the people of the brokerage: the sign-in that offers the provider. */
      SignInUrl: Text(400),
      Owners: Type.Array(Type.Object({ PersonID: OfficeId, Name: Text(121), HasPasskeyFl: Flag })),
      Linked: Type.Integer(),
      /** Who could not get in if it were required. */
      NotLinked: Type.Array(Text(121)),
    }),
    refusals: [],
  }),
  testSignOn: defineCall({
    path: '/console-api/TestSignOn',
    access: 'office',
    action: 'signin.policy',
    effect: 'write',
    audit: 'sign-on-tested',
    summary: 'Read the settings that the issuer publishes, and change nothing',
    body: Type.Object({ Issuer: Fields.Issuer }),
    reply: Type.Object({ SignInHost: Text(300) }),
    refusals: issuerRefusals,
  }),
  saveSignOn: defineCall({
    path: '/console-api/SaveSignOn',
    access: 'office',
    action: 'signin.policy',
    effect: 'write',
    alone: true,
    audit: 'sign-on-saved',
    summary:
      'Save the provider of the brokerage. Its settings are read first. Without a ClientSecret the stored one stays; the other owners are notified by mail',
    body: Type.Object({
      ...Fields,
      ClientSecret: Text(1000),
      /** The settings that the caller has seen: StaleEdit where there are others. */
      Before: Type.Optional(Type.Object(Fields)),
    }),
    reply: Nothing,
    refusals: [
      ...issuerRefusals,
      'RequiredProviderName',
      'RequiredClientId',
      'RequiredClientSecret',
      'RequiredBreakGlass',
      'RequiredOwnSignOn',
      'StaleEdit',
    ],
  }),
  removeSignOn: defineCall({
    path: '/console-api/RemoveSignOn',
    access: 'office',
    action: 'signin.policy',
    effect: 'write',
    alone: true,
    audit: 'sign-on-removed',
    summary:
      'Remove the provider with its links, and end the sessions that it vouches for; the other owners are notified',
    body: Nothing,
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
