import { Flag, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'
import { RobotChallenge, RobotToken, robotRefusals } from '../kit/robot.ts'
import {
  Email,
  FinishedPasskey,
  LinkToken,
  Names,
  Rights,
  SignInStep,
  SignOnOffer,
  StartedPasskey,
  TypedCode,
} from './fields.ts'

const RemainingSeconds = Type.Object({ IdleSeconds: Type.Integer(), TotalSeconds: Type.Integer() })

/** Sign-in of staff. A known browser goes straight to a factor; a new one begins with a mailed code. */
export const officeSignInCalls = {
  startSignIn: defineCall({
    path: '/console-api/StartSignIn',
    access: 'officeVisitor',
    effect: 'write',
    summary:
      'Begin with an address. A browser that this person has used goes to a factor, any other gets a mailed code; an unknown address gets the same reply and no mail. Beside the session of another person it is refused with OtherSession, as a factor of theirs is',
    body: Type.Object({ Email, LanguageID: LanguageId, ...RobotToken.properties }),
    reply: SignInStep,
    refusals: ['RequiredEmailAddress', 'InvalidEmail', 'OtherSession', ...robotRefusals],
  }),
  createOfficeRobotChallenge: defineCall({
    path: '/console-api/RobotChallenge',
    access: 'officeVisitor',
    effect: 'read',
    summary: 'A proof-of-work challenge for StartSignIn where it is refused with RobotCheckRequired',
    body: Nothing,
    reply: RobotChallenge,
    refusals: ['TooManyRequests'],
  }),
  verifyCode: defineCall({
    path: '/console-api/VerifyCode',
    access: 'officeVisitor',
    effect: 'write',
    summary: 'Enter the mailed code. The session that it begins opens nothing but a factor, or making the first one',
    body: Type.Object({ Email, Code: TypedCode }),
    reply: SignInStep,
    refusals: [
      'InvalidEmail',
      'RequiredVerificationCode',
      'VerificationCodeExpired',
      'VerificationCodeIncorrect',
      'TooManyRequests',
    ],
  }),
  startPasskey: defineCall({
    path: '/console-api/StartPasskey',
    access: 'officeVisitor',
    effect: 'write',
    summary:
      'The options with which a browser asks for a passkey: to sign in, and with a session to confirm (StepUp). Needs no address where the browser offers the passkey itself',
    body: Nothing,
    reply: StartedPasskey,
    refusals: ['TooManyRequests'],
  }),
  finishPasskey: defineCall({
    path: '/console-api/FinishPasskey',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'office-sign-in',
    summary: 'Sign in with a passkey: in a known browser alone, in a new one after the mailed code',
    body: FinishedPasskey,
    reply: SignInStep,
    refusals: ['PasskeyNotAccepted', 'TooManyRequests', 'OtherSession'],
  }),
  finishTotp: defineCall({
    path: '/console-api/FinishTotp',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'office-sign-in',
    summary:
      'Sign in with a code of an authenticator app: with the address in a known browser, after the mailed code in any',
    body: Type.Object({ Email, Code: TypedCode }),
    reply: SignInStep,
    refusals: ['RequiredVerificationCode', 'AuthenticatorCodeIncorrect', 'TooManyRequests', 'OtherSession'],
  }),
  useRecoveryCode: defineCall({
    path: '/console-api/UseRecoveryCode',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'office-sign-in',
    summary:
      'Sign in with a recovery code, which works once. The person is notified by mail, and can make a new factor',
    body: Type.Object({ Email, Code: TypedCode }),
    reply: Type.Object({ ...SignInStep.properties, CodesLeft: Type.Integer() }),
    refusals: ['RequiredVerificationCode', 'RecoveryCodeIncorrect', 'TooManyRequests', 'OtherSession'],
  }),
  stepUp: defineCall({
    path: '/console-api/StepUp',
    access: 'office',
    effect: 'write',
    audit: 'office-confirmed',
    summary:
      'Confirm with a factor, for five minutes: with a code of an authenticator app, or with a passkey (StartPasskey) and then an empty Code',
    body: Type.Object({ Code: TypedCode, Passkey: Type.Optional(FinishedPasskey) }),
    reply: Type.Object({ Seconds: Type.Integer() }),
    refusals: ['RequiredVerificationCode', 'AuthenticatorCodeIncorrect', 'PasskeyNotAccepted', 'TooManyRequests'],
  }),
  extendSession: defineCall({
    path: '/console-api/ExtendSession',
    access: 'office',
    effect: 'write',
    summary: 'Extend the session by another idle period',
    body: Nothing,
    reply: RemainingSeconds,
    refusals: [],
  }),
  signOut: defineCall({
    path: '/console-api/SignOut',
    access: 'officeVisitor',
    effect: 'write',
    summary: 'End the session of this browser; succeeds without one',
    body: Nothing,
    reply: Nothing,
    refusals: [],
  }),
  loadInvitation: defineCall({
    path: '/console-api/LoadInvitation',
    access: 'officeVisitor',
    effect: 'read',
    summary: 'What an invitation offers, before it is accepted',
    body: Type.Object({ Token: LinkToken }),
    reply: Type.Object({
      Brokerage: Text(120),
      InvitedBy: Text(121),
      Email,
      /** The provider with which the brokerage’s people may, or where required must, sign in. */
      SignOns: Type.Array(SignOnOffer),
      SignOnRequiredFl: Flag,
      ...Names.properties,
      ...Rights.properties,
      ExpiresAt: Text(30),
      /** 1: this address signs in already, so it needs no name. */
      Known: Type.Integer({ minimum: 0, maximum: 1 }),
    }),
    refusals: ['InvitationExpired', 'TooManyRequests'],
  }),
  acceptInvitation: defineCall({
    path: '/console-api/AcceptInvitation',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'invitation-accepted',
    summary: 'Accept an invitation, once. Its link stands in for the mailed code; a factor follows',
    body: Type.Object({ Token: LinkToken, ...Names.properties }),
    reply: SignInStep,
    refusals: [
      'InvitationExpired',
      'InvitationOfOtherSignOn',
      'RequiredFirstName',
      'RequiredLastName',
      'NoAccess',
      'TooManyRequests',
    ],
  }),
}
