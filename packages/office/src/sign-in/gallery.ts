import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { acme, codes, passkeyOptions, refusePasskeys, signedOut, started } from '../gallery/fixtures.ts'

const signIn = entriesOf('officeSignIn', '/office/sign-in')
const invitation = entriesOf('officeInvitation', '/office/invitation#token')
const submit = 'main button[type="submit"]'
const link = 'main button[class*="_link_"]'

const email = inTurn(type('input[type="email"]', 'anna@rive-nord.example'), click(submit))
const code = inTurn(email, waitFor('input[autocomplete="one-time-code"]'))
const wrongCode = inTurn(code, type('input[autocomplete="one-time-code"]', '123456'), waitFor('[role="alert"]'))
const toCode = { ...signedOut, '/console-api/StartSignIn': { Next: 'code' as const, Factors: [], SignOns: [] } }
const toFactor = {
  ...signedOut,
  '/console-api/StartSignIn': {
    Next: 'factor' as const,
    Factors: ['passkey' as const, 'totp' as const, 'recovery' as const],
    SignOns: [],
  },
}
const factor = inTurn(email, waitFor('[data-recovery]'))
const besideOther = { ...toFactor, '/console-api/FinishTotp': { refused: 'OtherSession' as const } }
const beside = inTurn(
  factor,
  type('input[autocomplete="one-time-code"]', '123456'),
  waitFor('main form:not(:has(input)) button[type="submit"]'),
)
const recovery = inTurn(factor, click('[data-recovery]'), waitFor('input[autocapitalize="none"]'))
const toEnrol = { ...signedOut, '/console-api/StartSignIn': { Next: 'enrol' as const, Factors: [], SignOns: [] } }
const enrol = inTurn(email, waitFor('[role="tab"]'))
const app = inTurn(enrol, click('[role="tab"]', 1), click('[data-start-app]'), waitFor('svg[role="img"]'))
const made = { RecoveryCodes: codes, Next: 'office' as const }

const offered = { ...signedOut, '/console-api/ListSignOns': { SignOns: [acme] } }
const offer = {
  Brokerage: 'Hypothèques Rive-Nord inc.',
  InvitedBy: 'Anna Bélanger',
  Email: 'omar@rive-nord.example',
  FirstName: 'Omar',
  LastName: 'Haddad',
  LanguageID: 2 as const,
  Role: 'assistant' as const,
  Reach: 'sites' as const,
  Sites: ['laval', 'rive-nord'],
  Withheld: [],
  Granted: [],
  ExpiresAt: '2026-12-01T14:00:00.000Z',
  Known: 0 as const,
  SignOns: [],
  SignOnRequiredFl: 0 as const,
}

export const gallery: GalleryEntry[] = [
  signIn('empty', { replies: signedOut }),
  signIn('wrong', { replies: signedOut, act: 'submit' }),
  signIn('busy', { replies: { ...signedOut, '/console-api/StartSignIn': 'pending' }, act: email }),
  signIn('too often', {
    replies: { ...signedOut, '/console-api/StartSignIn': { refused: 'TooManyRequests', retryAfter: 600 } },
    act: email,
  }),
  signIn('robot check', {
    replies: {
      ...signedOut,
      '/console-api/StartSignIn': { refused: 'RobotCheckRequired' },
      '/console-api/RobotChallenge': 'pending',
    },
    act: inTurn(email, waitFor('form [role="status"]:not(:empty)')),
  }),
  signIn('robot check failed', {
    replies: {
      ...signedOut,
      '/console-api/StartSignIn': { refused: 'RobotCheckRequired' },
      '/console-api/RobotChallenge': { challenge: '' },
    },
    act: email,
  }),
  signIn('after the end of a session', { replies: signedOut, path: '/office/sign-in?why=ended' }),
  signIn('after signing out', { replies: signedOut, path: '/office/sign-in?why=out' }),
  signIn('passkey not used', {
    replies: { ...signedOut, '/console-api/StartPasskey': passkeyOptions },
    before: refusePasskeys,
    act: inTurn(click('[data-passkey]'), waitFor('[class*="_notice_"]')),
  }),
  signIn('passkey refused', {
    replies: { ...signedOut, '/console-api/StartPasskey': { refused: 'PasskeyNotAccepted' } },
    act: inTurn(click('[data-passkey]'), waitFor('[role="alert"]')),
  }),
  signIn('passkey, busy', {
    replies: { ...signedOut, '/console-api/StartPasskey': 'pending' },
    act: click('[data-passkey]'),
  }),
  signIn('code', { replies: toCode, act: code }),
  signIn('code, wrong', {
    replies: { ...toCode, '/console-api/VerifyCode': { refused: 'VerificationCodeIncorrect' } },
    act: wrongCode,
  }),
  signIn('code, busy', {
    replies: { ...toCode, '/console-api/VerifyCode': 'pending' },
    act: inTurn(code, type('input[autocomplete="one-time-code"]', '123456')),
  }),
  signIn('code, sent again', { replies: toCode, act: inTurn(code, click(link), waitFor('[role="status"]')) }),
  signIn('code, too often', {
    replies: {
      ...toCode,
      '/console-api/StartSignIn': [
        { Next: 'code', Factors: [], SignOns: [] },
        { refused: 'TooManyRequests', retryAfter: 600 },
      ],
    },
    act: inTurn(code, click(link), waitFor('[role="alert"]')),
  }),
  signIn('factor', { replies: toFactor, act: factor }),
  signIn('factor, wrong', {
    replies: {
      ...toFactor,
      '/console-api/FinishTotp': {
        refused: 'AuthenticatorCodeIncorrect',
        errors: [{ Field: 'Code', Key: 'AuthenticatorCodeIncorrect' }],
      },
    },
    act: inTurn(factor, type('input[autocomplete="one-time-code"]', '123456'), waitFor('[data-error-key]')),
  }),
  signIn('another person signed in meanwhile', { replies: besideOther, act: beside }),
  signIn('another person, signing out', {
    replies: { ...besideOther, '/console-api/SignOut': 'pending' },
    act: inTurn(beside, click(submit)),
  }),
  signIn('another person, not signed out', {
    replies: { ...besideOther, '/console-api/SignOut': { refused: 'ServerError' } },
    act: inTurn(beside, click(submit), waitFor('form [class*="_notice_"]')),
  }),
  signIn('factor, busy', {
    replies: { ...toFactor, '/console-api/FinishTotp': 'pending' },
    act: inTurn(factor, type('input[autocomplete="one-time-code"]', '123456')),
  }),
  signIn('recovery code', { replies: toFactor, act: recovery }),
  signIn('recovery code, wrong', {
    replies: {
      ...toFactor,
      '/console-api/UseRecoveryCode': {
        refused: 'RecoveryCodeIncorrect',
        errors: [{ Field: 'Code', Key: 'RecoveryCodeIncorrect' }],
      },
    },
    act: inTurn(
      recovery,
      type('input[autocapitalize="none"]', '1111-2222'),
      click(submit),
      waitFor('[data-error-key]'),
    ),
  }),
  signIn('recovery code, busy', {
    replies: { ...toFactor, '/console-api/UseRecoveryCode': 'pending' },
    act: inTurn(recovery, type('input[autocapitalize="none"]', '1111-2222'), click(submit)),
  }),
  signIn('recovery code, used', {
    replies: {
      ...toFactor,
      '/console-api/UseRecoveryCode': { Next: 'office', Factors: [], SignOns: [], CodesLeft: 1 },
    },
    act: inTurn(recovery, type('input[autocapitalize="none"]', '1111-2222'), click(submit)),
  }),
  signIn('single sign-on offered', {
    replies: { ...signedOut, '/console-api/ListSignOns': { SignOns: [acme] } },
    path: '/office/sign-in?with=b1',
  }),
  signIn('single sign-on, leaving', {
    replies: { ...offered, '/console-api/StartSignOn': 'pending' },
    act: click('[data-sign-on]'),
  }),
  signIn('single sign-on, provider down', {
    replies: { ...offered, '/console-api/StartSignOn': { refused: 'SignOnUnavailable' } },
    act: inTurn(click('[data-sign-on]'), waitFor('[data-page-error]')),
  }),
  signIn('code, or single sign-on', {
    replies: { ...signedOut, '/console-api/StartSignIn': { Next: 'code', Factors: [], SignOns: [acme] } },
    act: inTurn(code, waitFor('[data-sign-on]')),
  }),
  signIn('factor, or single sign-on', {
    replies: { ...signedOut, '/console-api/StartSignIn': { Next: 'factor', Factors: ['totp'], SignOns: [acme] } },
    act: inTurn(email, waitFor('[data-sign-on]')),
  }),
  signIn('single sign-on required', {
    replies: { ...signedOut, '/console-api/StartSignIn': { Next: 'signOn', Factors: [], SignOns: [acme] } },
    act: inTurn(email, waitFor('[data-sign-on]')),
  }),
  signIn('the way in opens nothing', {
    replies: { ...signedOut, '/console-api/StartSignIn': { Next: 'signOn', Factors: [], SignOns: [] } },
    act: inTurn(email, waitFor('main:not(:has(input))')),
  }),
  signIn('first factor', { replies: toEnrol, act: enrol }),
  signIn('first factor, not made', {
    replies: { ...toEnrol, '/console-api/StartAddPasskey': passkeyOptions },
    before: refusePasskeys,
    act: inTurn(enrol, click('[data-passkey]'), waitFor('[class*="_notice_"]')),
  }),
  signIn('authenticator app', { replies: { ...toEnrol, '/console-api/StartTotp': started }, act: app }),
  signIn('authenticator app, wrong', {
    replies: {
      ...toEnrol,
      '/console-api/StartTotp': started,
      '/console-api/ConfirmTotp': {
        refused: 'AuthenticatorCodeIncorrect',
        errors: [{ Field: 'Code', Key: 'AuthenticatorCodeIncorrect' }],
      },
    },
    act: inTurn(app, type('input[autocomplete="one-time-code"]', '123456'), waitFor('[data-error-key]')),
  }),
  signIn('recovery codes', {
    replies: { ...toEnrol, '/console-api/StartTotp': started, '/console-api/ConfirmTotp': made },
    act: inTurn(app, type('input[autocomplete="one-time-code"]', '123456'), waitFor('main ul')),
  }),
  invitation('open', { replies: { ...signedOut, '/console-api/LoadInvitation': offer } }),
  invitation('known person', {
    replies: { ...signedOut, '/console-api/LoadInvitation': { ...offer, Role: 'broker', Reach: 'own', Known: 1 } },
  }),
  invitation('wrong', {
    replies: { ...signedOut, '/console-api/LoadInvitation': { ...offer, FirstName: '', LastName: '' } },
    act: 'submit',
  }),
  invitation('busy', {
    replies: { ...signedOut, '/console-api/LoadInvitation': offer, '/console-api/AcceptInvitation': 'pending' },
    act: 'submit',
  }),
  invitation('invited, by a provider elsewhere', {
    replies: {
      ...signedOut,
      '/console-api/LoadInvitation': offer,
      '/console-api/AcceptInvitation': { refused: 'InvitationOfOtherSignOn' },
    },
    act: 'submit',
  }),
  invitation('with single sign-on', {
    replies: { ...signedOut, '/console-api/LoadInvitation': { ...offer, SignOns: [acme] } },
  }),
  invitation('with single sign-on, names missing', {
    replies: {
      ...signedOut,
      '/console-api/LoadInvitation': { ...offer, FirstName: '', SignOns: [acme] },
      '/console-api/StartInvitedSignOn': {
        refused: 'RequiredFirstName',
        errors: [{ Field: 'FirstName', Key: 'RequiredFirstName' }],
      },
    },
    act: inTurn(click('[data-sign-on]'), waitFor('[data-error-key]')),
  }),
  invitation('through single sign-on only', {
    replies: { ...signedOut, '/console-api/LoadInvitation': { ...offer, SignOns: [acme], SignOnRequiredFl: 1 } },
  }),
  invitation('expired', {
    replies: { ...signedOut, '/console-api/LoadInvitation': { refused: 'InvitationExpired' } },
  }),
  invitation('without its token', { replies: signedOut, path: '/office/invitation' }),
]
