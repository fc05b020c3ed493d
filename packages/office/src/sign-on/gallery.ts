import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { click, inTurn, openDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, clipboard, signedOut } from '../gallery/fixtures.ts'

const page = entriesOf('officeSignOn', '/office/sign-on')

const none: ReplyOf<'/console-api/LoadSignOn'> = {
  ...{ Name: '', Issuer: '', ClientID: '', RequiredFl: 0, BreakGlassPersonID: '', KnownFl: 0 },
  RedirectUri: 'https://portal.example/office/sign-on/3f8a21c7d04b4f2e9a6c1b7e5d8f0a93',
  SignInUrl: 'https://portal.example/office/sign-in?with=3f8a21c7d04b4f2e9a6c1b7e5d8f0a93',
  Owners: [
    { PersonID: 'p1', Name: 'Anna Bélanger', HasPasskeyFl: 1 },
    { PersonID: 'p6', Name: 'Zoé Gagnon', HasPasskeyFl: 0 },
  ],
  Linked: 0,
  NotLinked: ['Anna Bélanger', 'Omar Haddad', 'Luc Roy'],
}
const known: typeof none = {
  ...none,
  ...{ Name: 'Acme', Issuer: 'https://login.acme.example/tenant/v2.0', ClientID: 'foyer-office', KnownFl: 1 },
  ...{ RequiredFl: 1, BreakGlassPersonID: 'p1', Linked: 12, NotLinked: ['Luc Roy'] },
}
const optional: typeof none = { ...known, RequiredFl: 0, BreakGlassPersonID: '', Linked: 1 }
const empty = { '/console-api/LoadSignOn': none }
const filled = { '/console-api/LoadSignOn': known }

const typed = inTurn(
  type('input[id$="Name"]', 'Acme'),
  type('input[id$="Issuer"]', 'https://login.acme.example'),
  type('input[id$="ClientID"]', 'foyer-office'),
  type('input[id$="ClientSecret"]', 'a-secret'),
)
const save = click('main button[type="submit"]')
/** A rule that the server has checked, at its field. */
const refusedAt = (Field: string, Key: ErrorKey) => ({ refused: Key, errors: [{ Field, Key }] })
const wrongIssuer = (key: ErrorKey): Partial<GalleryEntry> => ({
  replies: { ...empty, '/console-api/TestSignOn': refusedAt('Issuer', key) },
  act: inTurn(typed, click('[data-test]'), waitFor('[data-error-key]')),
})

const settings: GalleryEntry[] = [
  page('empty', { replies: empty }),
  page('loading', { replies: { '/console-api/LoadSignOn': 'pending' } }),
  page('not loaded', { replies: { '/console-api/LoadSignOn': { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('filled', { replies: filled }),
  page('optional, one linked', { replies: { '/console-api/LoadSignOn': optional } }),
  page('wrong', { replies: empty, act: 'submit' }),
  page('no address', {
    replies: empty,
    act: inTurn(type('input[id$="Issuer"]', 'acme'), click('[data-test]'), waitFor('[data-error-key]')),
  }),
  page('testing', {
    replies: { ...empty, '/console-api/TestSignOn': 'pending' },
    act: inTurn(typed, click('[data-test]')),
  }),
  page('tested', {
    replies: { ...empty, '/console-api/TestSignOn': { SignInHost: 'login.acme.example' } },
    act: inTurn(typed, click('[data-test]'), waitFor('main [role="status"] p')),
  }),
  page('issuer not reached', wrongIssuer('IssuerNotReached')),
  page('issuer not public', wrongIssuer('IssuerNotPublic')),
  page('no provider at the issuer', wrongIssuer('IssuerNotProvider')),
  page('saving', { replies: { ...empty, '/console-api/SaveSignOn': 'pending' }, act: inTurn(typed, save) }),
  page('saved', {
    replies: { '/console-api/LoadSignOn': [none, optional] },
    act: inTurn(typed, save, waitFor('main [role="status"] p')),
  }),
  page('another issuer without a secret', {
    replies: filled,
    act: inTurn(type('input[id$="Issuer"]', 'https://other.example'), save, waitFor('[data-error-key]')),
  }),
  page('another issuer, not required', {
    replies: { '/console-api/LoadSignOn': optional },
    act: type('input[id$="Issuer"]', 'https://other.example'),
  }),
  page('required, who sets it up is not linked', {
    replies: { ...filled, '/console-api/SaveSignOn': refusedAt('RequiredFl', 'RequiredOwnSignOn') },
    act: inTurn(save, waitFor('[data-error-key]')),
  }),
  page('changed by a colleague', {
    replies: { ...filled, '/console-api/SaveSignOn': { refused: 'StaleEdit' } },
    act: inTurn(save, waitFor('main form [class*="_notice_"]')),
  }),
  page('required, no one with a passkey', {
    replies: {
      '/console-api/LoadSignOn': {
        ...none,
        NotLinked: ['Anna Bélanger', 'Luc Roy'],
        Owners: none.Owners.slice(1),
      },
    },
    act: inTurn(typed, click('input[type="checkbox"]'), save, waitFor('[data-error-key]')),
  }),
  page('address copied', {
    replies: empty,
    before: clipboard(async () => undefined),
    act: click('main section button'),
  }),
  page('remove', { replies: filled, act: openDialog('[data-remove]') }),
  page('removed', {
    replies: { '/console-api/LoadSignOn': [known, none] },
    act: inTurn(
      openDialog('[data-remove]'),
      click('dialog [class*="_buttons_"] button', 1),
      waitFor('main [role="status"] p'),
    ),
  }),
]

const back = entriesOf('officeSignOnReturn', '/office/sign-on/b1?state=sign-on.1&code=c')
const at = (purpose: string) => ({ path: `/office/sign-on/b1?state=${purpose}.1&code=c` })
const failed = (replies: GalleryReplies): Partial<GalleryEntry> => ({
  replies: { ...signedOut, ...replies },
  act: waitFor('[data-page-error]'),
})

const returns: GalleryEntry[] = [
  back('loading', { replies: { ...signedOut, '/console-api/FinishSignOn': 'pending' } }),
  back('refused', failed({ '/console-api/FinishSignOn': { refused: 'SignOnRefused' } })),
  back('unknown', failed({ '/console-api/FinishSignOn': { refused: 'SignOnUnknown' } })),
  back('expired', failed({ '/console-api/FinishSignOn': { refused: 'SignOnExpired' } })),
  back('provider down', failed({ '/console-api/FinishSignOn': { refused: 'SignOnUnavailable' } })),
  back('invitation, account of another', {
    ...failed({ '/console-api/FinishInvitedSignOn': { refused: 'SignOnTaken' } }),
    ...at('invited-sign-on'),
  }),
  back('link, account of another', {
    ...failed({ '/console-api/FinishSignOnLink': { refused: 'SignOnTaken' } }),
    ...at('sign-on-link'),
  }),
  back('confirmation refused', {
    ...failed({ '/console-api/FinishSignOnConfirm': { refused: 'SignOnRefused' } }),
    ...at('sign-on-confirm'),
  }),
  back('confirmed', {
    replies: { '/console-api/FinishSignOnConfirm': { Seconds: 300, To: '/office/sites' } },
    act: waitFor('main [class*="_main_"]'),
    ...at('sign-on-confirm'),
  }),
]

export const gallery: GalleryEntry[] = [...settings, ...returns]
