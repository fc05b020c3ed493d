import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import type { GalleryEntry } from '../gallery/entry.ts'
import { agent, SiteID, visitorSite } from '../gallery/fixtures.ts'
import { rememberLeaving } from '../session/leaving.ts'
import { keepWith } from '../site/carried.ts'

const home = `/${SiteID}/home`
const reset = `/${SiteID}/resetpassword/a-key-of-the-mail`
const dialog = 'dialog'
const panel = '[role="tabpanel"]'

/** Dispatches the input event that React listens for, so that the field keeps the value. */
const type = async (page: Document, name: string, value: string, within = 'body') => {
  const input = await appears<HTMLInputElement>(page, `${within} input[id$="-${name}"]`)
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await frames(2)
}
const press = async (page: Document, words: RegExp, within = 'body') => {
  const buttons = [...page.querySelectorAll<HTMLElement>(`${within} button`)]
  buttons.find((button) => words.test(button.textContent))?.click()
  await frames(3)
}
const send = async (page: Document, within: string) => {
  const buttons = [...page.querySelectorAll<HTMLElement>(`${within} button[type="submit"]`)]
  buttons.at(-1)?.click()
  await frames(3)
}

const openStart = async (page: Document) => {
  await appears(page, 'main h1')
  await press(page, /Start my application|Commencer ma demande/)
  await appears(page, dialog)
}
const askCode = async (page: Document) => {
  await openStart(page)
  await type(page, 'Email', 'sophie.gagnon@example.com', dialog)
  await send(page, dialog)
}
const enterCode = async (page: Document) => {
  await askCode(page)
  await type(page, 'code', '481502', dialog)
}
const openRegister = async (page: Document) => {
  await appears(page, 'main h1')
  await press(page, /^(Create an account|Créer un compte)$/)
}
const fillRegister = async (page: Document) => {
  await openRegister(page)
  for (const [name, value] of [
    ['FirstName', 'Sophie'],
    ['LastName', 'Gagnon'],
    ['Email', 'sophie.gagnon@example.com'],
    ['Password', 'Velours#42kw'],
    ['ConfirmPassword', 'Velours#42kw'],
  ] as const)
    await type(page, name, value, panel)
}
const registerWeakly = async (page: Document) => {
  await openRegister(page)
  await type(page, 'Password', 'velours', panel)
  await type(page, 'ConfirmPassword', 'velour', panel)
}
const signIn = async (page: Document) => {
  await type(page, 'Email', 'sophie.gagnon@example.com', panel)
  await type(page, 'Password', 'Velours#42kw', panel)
  await send(page, panel)
}
const showPassword = async (page: Document) => {
  await fillRegister(page)
  page.querySelector<HTMLButtonElement>(`${panel} input[id$="-Password"] ~ div button`)?.click()
}
const askLink = async (page: Document) => {
  await appears(page, 'main h1')
  await press(page, /I forgot my password|J’ai oublié mon mot de passe/)
  await appears(page, dialog)
  await type(page, 'Email', 'sophie.gagnon@example.com', dialog)
}
const fillReset = async (page: Document) => {
  await type(page, 'Password', 'Velours#42kw')
  await type(page, 'ConfirmPassword', 'Velours#42kw')
}

const then =
  (...acts: ((page: Document) => Promise<void>)[]) =>
  async (page: Document) => {
    for (const act of acts) await act(page)
  }
const sendDialog = (page: Document) => send(page, dialog)
const sendTab = (page: Document) => send(page, panel)
const sendMain = (page: Document) => send(page, 'main')

const source = {
  ...visitorSite.Link.ReferralSourceProfile,
  ActiveFlag: 1,
  FirstName: 'Daniel',
  LastName: 'Okafor',
  Title: 'Real estate agent',
  TitleFr: 'Courtier immobilier',
  WorkPhone: '5145550142',
  Email: 'daniel@example.com',
  ReferralSourceCompanyName: 'Maisons Plateau',
}
/** A brokerage without a named broker. */
const nobody = {
  ...visitorSite,
  Link: { ...visitorSite.Link, AgentProfile: { ...agent, FirstName: '', LastName: '', Title: '', TitleFr: '' } },
}
const colleague = {
  ...{ FirstName: 'Anna', LastName: 'Roy', Title: 'Mortgage broker', TitleFr: 'Courtière hypothécaire' },
  ...{ WorkPhone: '4505550187', Email: 'anna@example.com', AgentLic: 'M22001234' },
}
const bare = { ...visitorSite, SocialNetWorks: [], Link: { ...visitorSite.Link, AgentProfile: agent } }
const referred = {
  ...visitorSite,
  SocialNetWorks: ['google', 'facebook'],
  Link: { ...visitorSite.Link, ReferralSourceProfile: source },
}

export const gallery: GalleryEntry[] = [
  { screen: 'home', state: 'empty', path: home, replies: { '/api/loadSiteConfiguration': bare } },
  { screen: 'home', state: 'filled', path: home, replies: { '/api/loadSiteConfiguration': referred } },
  { screen: 'home', state: 'nobody', path: home, replies: { '/api/loadSiteConfiguration': nobody } },
  {
    screen: 'home',
    state: 'link of a colleague',
    path: home,
    replies: { '/api/loadSiteConfiguration': bare, '/api/LoadAgent': { Agent: colleague } },
    before: () => keepWith(SiteID, 'anna-roy'),
  },
  ...(['ended', 'asked', 'loggedOut', 'deleted'] as const).map((reason) => ({
    screen: 'home' as const,
    state: `left-${reason}`,
    path: home,
    before: () => rememberLeaving(SiteID, { reason, at: `/${SiteID}/user/7001/start`, UserID: '' }),
  })),
  { screen: 'home', state: 'start', path: home, act: openStart },
  { screen: 'home', state: 'start-wrong', path: home, act: then(openStart, sendDialog) },
  {
    screen: 'home',
    state: 'start-failed',
    path: home,
    replies: { '/api/MTGAPPValidateEmail': { refused: 'TooManyRequests', retryAfter: 45 } },
    act: askCode,
  },
  { screen: 'home', state: 'code', path: home, act: askCode },
  { screen: 'home', state: 'code-busy', path: home, replies: { '/api/MTGAPPVerifyCode': 'pending' }, act: enterCode },
  {
    screen: 'home',
    state: 'code-wrong',
    path: home,
    replies: { '/api/MTGAPPVerifyCode': { refused: 'VerificationCodeIncorrect' } },
    act: enterCode,
  },
  { screen: 'home', state: 'sign-in-wrong', path: home, act: sendTab },
  { screen: 'home', state: 'sign-in-busy', path: home, replies: { '/api/MTGAPPUserSignIn': 'pending' }, act: signIn },
  {
    screen: 'home',
    state: 'sign-in-unknown',
    path: home,
    replies: { '/api/MTGAPPUserSignIn': { refused: 'EmailNotRegistered' } },
    act: signIn,
  },
  {
    screen: 'home',
    state: 'sign-in-refused',
    path: home,
    replies: { '/api/MTGAPPUserSignIn': { refused: 'EmailPasswordIncorrect' } },
    act: signIn,
  },
  { screen: 'home', state: 'sign-in-failed', path: home, replies: { '/api/MTGAPPUserSignIn': 'network' }, act: signIn },
  { screen: 'home', state: 'register', path: home, act: openRegister },
  { screen: 'home', state: 'register-filled', path: home, act: fillRegister },
  { screen: 'home', state: 'register-shown', path: home, act: showPassword },
  { screen: 'home', state: 'register-wrong', path: home, act: then(openRegister, sendTab) },
  { screen: 'home', state: 'register-weak', path: home, act: then(registerWeakly, sendTab) },
  {
    screen: 'home',
    state: 'register-taken',
    path: home,
    replies: { '/api/MTGAPPRegisterUser': { refused: 'EmailAlreadyRegistered' } },
    act: then(fillRegister, sendTab),
  },
  { screen: 'home', state: 'register-code', path: home, act: then(fillRegister, sendTab) },
  { screen: 'home', state: 'forgot', path: home, act: askLink },
  {
    screen: 'home',
    state: 'forgot-checking',
    path: home,
    replies: {
      '/api/MTGAPPUserForgotPassword': { refused: 'RobotCheckRequired' },
      '/api/MTGAPPRobotChallenge': 'pending',
    },
    act: then(askLink, sendDialog),
  },
  {
    screen: 'home',
    state: 'sign-in-not-checked',
    path: home,
    replies: {
      '/api/MTGAPPUserSignIn': { refused: 'RobotCheckRequired' },
      '/api/MTGAPPRobotChallenge': { challenge: '' },
    },
    act: signIn,
  },
  {
    screen: 'home',
    state: 'register-checking',
    path: home,
    replies: {
      '/api/MTGAPPRegisterUser': { refused: 'RobotCheckRequired' },
      '/api/MTGAPPRobotChallenge': 'pending',
    },
    act: then(fillRegister, sendTab),
  },
  { screen: 'home', state: 'forgot-sent', path: home, act: then(askLink, sendDialog) },
  { screen: 'resetPassword', state: 'empty', path: reset },
  { screen: 'resetPassword', state: 'filled', path: reset, act: fillReset },
  { screen: 'resetPassword', state: 'wrong', path: reset, act: sendMain },
  {
    screen: 'resetPassword',
    state: 'busy',
    path: reset,
    replies: { '/api/MTGAPPUserResetPassword': 'pending' },
    act: then(fillReset, sendMain),
  },
  {
    screen: 'resetPassword',
    state: 'expired',
    path: reset,
    replies: { '/api/MTGAPPUserResetPassword': { refused: 'PasswordResetLinkExpired' } },
    act: then(fillReset, sendMain),
  },
  {
    screen: 'resetPassword',
    state: 'too-common',
    path: reset,
    replies: {
      '/api/MTGAPPUserResetPassword': {
        refused: 'PasswordTooCommon',
        errors: [{ Field: 'Password', Key: 'PasswordTooCommon' }],
      },
    },
    act: then(fillReset, sendMain),
  },
  { screen: 'resetPassword', state: 'done', path: reset, act: then(fillReset, sendMain) },
  {
    screen: 'loginAs',
    state: 'loading',
    path: `/${SiteID}/loginas/dGlja2V0`,
    replies: { '/api/MTGAPPLoginAs': 'pending' },
  },
  {
    screen: 'loginAs',
    state: 'failed',
    path: `/${SiteID}/loginas/dGlja2V0`,
    replies: { '/api/MTGAPPLoginAs': { refused: 'SignInTicketExpired' } },
  },
  {
    screen: 'socialReturn',
    state: 'loading',
    path: `/mtgappauth?state=${SiteID}.state&code=code`,
    replies: { '/api/MTGAPPFinishSocialSignIn': 'pending' },
  },
  {
    screen: 'socialReturn',
    state: 'failed',
    path: `/mtgappauth?state=${SiteID}.state&code=code`,
    replies: { '/api/MTGAPPFinishSocialSignIn': { refused: 'SocialSignInFailed' } },
  },
]
