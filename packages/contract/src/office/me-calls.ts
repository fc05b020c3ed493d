import { Flag, Text } from '@foyer/domain/kit/schema.ts'
import { officeActions } from '@foyer/domain/office/actions.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'
import {
  Email,
  Factor,
  FactorKinds,
  FinishedPasskey,
  Membership,
  Names,
  Next,
  OfficeSite,
  OpenSession,
  OwnLink,
  RecoveryCodes,
  SignOnOffer,
  StartedPasskey,
  TypedCode,
} from './fields.ts'

const NewFactor = Type.Object({ RecoveryCodes, Next })

/** What a person sees and does about themself. `officeEnrolling`: before the first factor as well. */
export const officeMeCalls = {
  loadMe: defineCall({
    path: '/console-api/LoadMe',
    access: 'officeSession',
    effect: 'read',
    summary:
      'The person of this session. Until they are signed in (Next is `office`) only name, address and kinds of factors',
    body: Nothing,
    reply: Type.Object({
      Next,
      FactorKinds,
      PersonID: OfficeId,
      Email,
      ...Names.properties,
      /** As in a step of the sign-in. */
      SignOns: Type.Array(SignOnOffer),
      /** The provider of the brokerage in use; empty names for none. */
      SignOn: Type.Object({ Name: Text(60), LinkedFl: Flag, RequiredFl: Flag }),
      /** 1: this session confirms steps at the provider (StartSignOnConfirm). */
      ConfirmsBySignOnFl: Flag,
      Memberships: Type.Array(Membership),
      /** Of the brokerage in use. */
      Actions: Type.Array(Type.Enum([...officeActions])),
      /** Those of `Actions` that StepUp must precede. */
      StepUpActions: Type.Array(Type.Enum([...officeActions])),
      Sites: Type.Array(OfficeSite),
      /** Of the brokerage in use. */
      OwnLink,
      /** 1: this server can make sample deals, see SetDemo. */
      OffersDemoFl: Flag,
      Factors: Type.Array(Factor),
      RecoveryCodesLeft: Type.Integer(),
      Sessions: Type.Array(OpenSession),
      IdleSeconds: Type.Integer(),
      TotalSeconds: Type.Integer(),
      /** Seconds for which the last confirmation still counts; 0: StepUp is needed. */
      StepUpSeconds: Type.Integer(),
    }),
    refusals: [],
  }),
  saveMe: defineCall({
    path: '/console-api/SaveMe',
    access: 'office',
    effect: 'write',
    summary: 'Name and language of the person',
    body: Names,
    reply: Nothing,
    refusals: ['RequiredFirstName', 'RequiredLastName', 'OwnFactorNeeded'],
  }),
  saveOwnLink: defineCall({
    path: '/console-api/SaveOwnLink',
    access: 'office',
    effect: 'write',
    alone: true,
    audit: 'own-link-saved',
    summary: 'The link of the person in the brokerage in use, and what clients see of them there',
    body: OwnLink,
    reply: Nothing,
    refusals: ['InvalidLinkName', 'LinkNameTaken', 'InvalidPhone', 'NotPermitted'],
  }),
  chooseBrokerage: defineCall({
    path: '/console-api/ChooseBrokerage',
    access: 'office',
    effect: 'write',
    summary: 'Use another of the person’s brokerages in this session',
    body: Type.Object({ BrokerageID: OfficeId }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
  startAddPasskey: defineCall({
    path: '/console-api/StartAddPasskey',
    access: 'officeEnrolling',
    stepUp: true,
    effect: 'write',
    summary: 'The options with which a browser makes a passkey',
    body: Nothing,
    reply: StartedPasskey,
    refusals: ['OwnFactorNeeded', 'TooManyRecords', 'TooManyRequests'],
  }),
  finishAddPasskey: defineCall({
    path: '/console-api/FinishAddPasskey',
    access: 'officeEnrolling',
    stepUp: true,
    effect: 'write',
    audit: 'factor-added',
    summary: 'Add the passkey. With the first factor the session begins, and ten recovery codes are shown once',
    body: Type.Object({ ...FinishedPasskey.properties, Name: Text(60) }),
    reply: NewFactor,
    refusals: ['OwnFactorNeeded', 'PasskeyNotAccepted', 'TooManyRecords', 'TooManyRequests'],
  }),
  startTotp: defineCall({
    path: '/console-api/StartTotp',
    access: 'officeEnrolling',
    stepUp: true,
    effect: 'write',
    summary: 'A new secret for an authenticator app, as text and as the address for a QR code',
    body: Nothing,
    reply: Type.Object({ ChallengeID: OfficeId, Secret: Text(64), Uri: Text(400) }),
    refusals: ['OwnFactorNeeded', 'TooManyRecords', 'TooManyRequests'],
  }),
  confirmTotp: defineCall({
    path: '/console-api/ConfirmTotp',
    access: 'officeEnrolling',
    stepUp: true,
    effect: 'write',
    audit: 'factor-added',
    summary: 'Add the authenticator app with its first code. It replaces a former one',
    body: Type.Object({ ChallengeID: OfficeId, Code: TypedCode, Name: Text(60) }),
    reply: NewFactor,
    refusals: [
      'OwnFactorNeeded',
      'RequiredVerificationCode',
      'AuthenticatorCodeIncorrect',
      'TooManyRecords',
      'TooManyRequests',
    ],
  }),
  removeFactor: defineCall({
    path: '/console-api/RemoveFactor',
    access: 'office',
    stepUp: true,
    effect: 'write',
    audit: 'factor-removed',
    summary: 'Remove a passkey or the authenticator app; the last factor stays',
    body: Type.Object({ FactorID: OfficeId }),
    reply: Nothing,
    refusals: ['NoAccess', 'LastFactor', 'BreakGlassPerson', 'OwnFactorNeeded'],
  }),
  newRecoveryCodes: defineCall({
    path: '/console-api/NewRecoveryCodes',
    perHour: 20,
    access: 'office',
    stepUp: true,
    effect: 'write',
    audit: 'recovery-codes-made',
    summary: 'Ten new recovery codes, shown once; the former ones work no more',
    body: Nothing,
    reply: Type.Object({ RecoveryCodes }),
    refusals: ['OwnFactorNeeded'],
  }),
  endSession: defineCall({
    path: '/console-api/EndSession',
    access: 'office',
    effect: 'write',
    audit: 'office-session-ended',
    summary: 'End one of the person’s sessions; without a SessionID all others',
    body: Type.Object({ SessionID: OfficeId }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
