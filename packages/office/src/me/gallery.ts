import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import {
  clipboard,
  codes,
  havePasskey,
  linked,
  newOwner,
  noPasskeys,
  owner,
  passkeyOptions,
  started,
  vouched,
  withSignOn,
} from '../gallery/fixtures.ts'

const me = entriesOf('officeMe', '/office/me')
const submitLink = click('main section:nth-of-type(2) form button[type="submit"]')
const link = {
  ...{ LinkName: 'anna-belanger', Title: 'Mortgage broker', TitleFr: 'Courtière hypothécaire' },
  WorkPhone: '4505550187',
  AgentLic: 'M22001234',
  EmailFl: 1 as const,
}
const withLink = { ...owner, OwnLink: link }
const wrongLink = { ...owner, OwnLink: { ...link, LinkName: 'anna--roy', WorkPhone: '12' } }
const removeFactor = openDialog('main table button, main ul li button')
const confirmLast = click('dialog [class*="_buttons_"] button', 1)
const copyCodes = inTurn(click('dialog ul + div button'), waitFor('dialog ul + div button [role="status"]'))
const endFirst = async (page: Document) => {
  const sections = [...page.querySelectorAll<HTMLElement>('main section')]
  sections.at(-1)?.querySelector<HTMLButtonElement>('button')?.click()
}
const stepUp = { refused: 'StepUpRequired' as const }

export const gallery: GalleryEntry[] = [
  me('filled'),
  me('first day', { replies: { '/console-api/LoadMe': newOwner } }),
  me('name missing', { replies: { '/console-api/LoadMe': { ...owner, FirstName: '' } }, act: 'submit' }),
  me('saving', { replies: { '/console-api/SaveMe': 'pending' }, act: 'submit' }),
  me('link', { replies: { '/console-api/LoadMe': withLink } }),
  me('link saved', { act: inTurn(submitLink, waitFor('main [class*="_notice_"]')) }),
  me('link saving', { replies: { '/console-api/SaveOwnLink': 'pending' }, act: submitLink }),
  me('link, wrong', {
    replies: { '/console-api/LoadMe': wrongLink },
    act: inTurn(submitLink, waitFor('main [data-error-key]')),
  }),
  me('link, taken', {
    replies: {
      '/console-api/SaveOwnLink': {
        refused: 'LinkNameTaken',
        errors: [{ Field: 'LinkName', Key: 'LinkNameTaken' }],
      },
    },
    act: inTurn(submitLink, waitFor('main [data-error-key]')),
  }),
  me('remove a factor', { act: removeFactor }),
  me('last factor', {
    replies: { '/console-api/RemoveFactor': { refused: 'LastFactor' } },
    act: inTurn(removeFactor, confirmLast, waitFor('dialog [role="alert"]')),
  }),
  me('add a passkey', { act: openDialog('[data-add-passkey]') }),
  me('add an app', {
    replies: { '/console-api/LoadMe': newOwner, '/console-api/StartTotp': started },
    act: inTurn(openDialog('[data-add-app]'), click('[data-start-app]'), waitFor('svg[role="img"]')),
  }),
  me('too many factors', {
    replies: { '/console-api/StartTotp': { refused: 'TooManyRecords' } },
    act: inTurn(openDialog('[data-add-app]'), click('[data-start-app]'), waitFor('dialog [role="alert"]')),
  }),
  me('confirmation', {
    replies: { '/console-api/NewRecoveryCodes': stepUp },
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog [data-passkey]')),
  }),
  me('confirmation, wrong code', {
    replies: {
      '/console-api/NewRecoveryCodes': stepUp,
      '/console-api/StepUp': {
        refused: 'RequiredVerificationCode',
        errors: [{ Field: 'Code', Key: 'RequiredVerificationCode' }],
      },
    },
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog [data-passkey]'), submitDialog),
  }),
  me('confirmation, given up', {
    replies: { '/console-api/NewRecoveryCodes': stepUp },
    act: inTurn(
      openDialog('[data-new-codes]'),
      confirmLast,
      waitFor('dialog [data-passkey]'),
      click('dialog:has([data-passkey]) button[class*="_close_"]'),
      waitFor('dialog [role="alert"]'),
    ),
  }),
  me('new recovery codes', {
    replies: { '/console-api/NewRecoveryCodes': { RecoveryCodes: codes } },
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog ul')),
  }),
  me('recovery codes copied', {
    replies: { '/console-api/NewRecoveryCodes': { RecoveryCodes: codes } },
    before: clipboard(async () => undefined),
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog ul'), copyCodes),
  }),
  me('recovery codes, not copied', {
    replies: { '/console-api/NewRecoveryCodes': { RecoveryCodes: codes } },
    before: clipboard(() => Promise.reject(new Error('not allowed'))),
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog ul'), copyCodes),
  }),
  me('app added', {
    replies: { '/console-api/StartTotp': started, '/console-api/ConfirmTotp': { RecoveryCodes: [], Next: 'office' } },
    act: inTurn(
      openDialog('[data-add-app]'),
      click('[data-start-app]'),
      waitFor('svg[role="img"]'),
      type('dialog input[autocomplete="one-time-code"]', '123456'),
      waitFor('main [class*="_notice_"]'),
    ),
  }),
  me('passkey that is here', {
    replies: { '/console-api/StartAddPasskey': passkeyOptions },
    before: havePasskey,
    act: inTurn(
      openDialog('[data-add-passkey]'),
      click('dialog [data-passkey]'),
      waitFor('dialog [class*="_notice_"]'),
    ),
  }),
  me('browser without passkeys', { before: noPasskeys, act: openDialog('[data-add-passkey]') }),
  me('single sign-on', { replies: { '/console-api/LoadMe': withSignOn } }),
  me('single sign-on, not linked', {
    replies: { '/console-api/LoadMe': withSignOn, '/console-api/StartSignOnLink': { refused: 'SignOnUnavailable' } },
    act: inTurn(click('[data-sign-on]'), waitFor('[data-page-error]')),
  }),
  me('single sign-on, linked', { replies: { '/console-api/LoadMe': linked } }),
  me('single sign-on, linked just now', { replies: { '/console-api/LoadMe': linked }, path: '/office/me?linked=1' }),
  me('single sign-on, unlink', { replies: { '/console-api/LoadMe': linked }, act: openDialog('[data-unlink]') }),
  me('single sign-on, the only way', {
    replies: { '/console-api/LoadMe': linked, '/console-api/RemoveSignOnLink': { refused: 'LastFactor' } },
    act: inTurn(openDialog('[data-unlink]'), confirmLast, waitFor('dialog [role="alert"]')),
  }),
  me('single sign-on, unlinked', {
    replies: { '/console-api/LoadMe': [linked, withSignOn] },
    act: inTurn(openDialog('[data-unlink]'), confirmLast, waitFor('main [role="status"] p')),
  }),
  me('confirmation by single sign-on', {
    replies: { '/console-api/LoadMe': vouched, '/console-api/NewRecoveryCodes': stepUp },
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog [data-sign-on]')),
  }),
  me('codes that need an own factor', {
    replies: { '/console-api/LoadMe': vouched, '/console-api/NewRecoveryCodes': { refused: 'OwnFactorNeeded' } },
    act: inTurn(openDialog('[data-new-codes]'), confirmLast, waitFor('dialog [role="alert"]')),
  }),
  me('last passkey of who breaks glass', {
    replies: { '/console-api/RemoveFactor': { refused: 'BreakGlassPerson' } },
    act: inTurn(removeFactor, confirmLast, waitFor('dialog [role="alert"]')),
  }),
  me('session ended', {
    act: inTurn(waitFor('[data-end-all]'), endFirst, waitFor('main [class*="_notice_"]')),
  }),
  me('sessions ended', { act: inTurn(click('[data-end-all]'), waitFor('main [role="status"] p')) }),
  me('session not ended', {
    replies: { '/console-api/EndSession': { refused: 'NoAccess' } },
    act: inTurn(click('[data-end-all]'), waitFor('main [role="alert"]')),
  }),
  me('sign-out failed', {
    replies: { '/console-api/SignOut': 'network' },
    act: inTurn(
      click('header nav button[aria-expanded], header button[aria-haspopup="dialog"]'),
      click('header nav li:last-child button, dialog li:last-child button'),
      waitFor('dialog p'),
    ),
  }),
]
