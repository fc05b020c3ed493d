import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { click, inTurn, later, submitDialog, type as typeInto, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { samplePdf } from '@foyer/ui/gallery/sample-pdf.ts'
import { frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'

const link = entriesOf('sign', `/${SiteID}/sign/a-token-of-the-mail`)
const desk = entriesOf('signDocument', `/${SiteID}/sign/5f3a/1`)

const EmailHint = 's•••@example.com'
const leadsTo = (State: ReplyOf<'/api/SIGNOpenLink'>['State']) => ({
  '/api/SIGNOpenLink': { State, EmailHint, SigningRequestID: '', SignerID: 0 },
})

const SignedAt = '2026-11-20T15:05:00.000Z'
const isFrench = language === 'fr'
const Consent = isFrench
  ? [
      'J’accepte de recevoir ce document et de le signer par voie électronique.',
      'Ma signature électronique m’engage comme ma signature sur papier.',
    ]
  : [
      'I agree to receive this document and to sign it electronically.',
      'My electronic signature binds me as my signature on paper would.',
    ]

const atDesk: ReplyOf<'/api/SIGNLoad'> = {
  State: 'sign',
  Title: isFrench ? 'Demande d’assurance crédit' : 'Credit insurance application',
  FirstName: 'Sophie',
  LastName: 'Gagnon',
  Statement: '',
  OutsideFlag: 0,
  IsOrdered: 1,
  SignedAt: '',
  Consent: Consent.join('\n'),
  ConsentVersion: '1.0',
  Signers: [
    { Name: 'Marc Gagnon', State: 'signed', SignedAt },
    { Name: 'Sophie Gagnon', State: 'invited', SignedAt: '' },
    { Name: 'Luc Roy', State: 'waiting', SignedAt: '' },
  ],
}
const declared = isFrench
  ? 'Mes réponses aux questions sur la santé portent l’empreinte 3d26ce84dc61d0f675a7a4c66621a9b8.'
  : 'My answers to the health questions have the fingerprint 3d26ce84dc61d0f675a7a4c66621a9b8.'
const Pdf = samplePdf(isFrench ? ['Assurance', 'Page suivante'] : ['Insurance application', 'Second page'])
const replies = {
  '/api/SIGNLoad': atDesk,
  '/api/SIGNLoadDocument': { Pdf, FileName: 'document.pdf' },
} satisfies GalleryEntry['replies']
const stands = (State: ReplyOf<'/api/SIGNLoad'>['State'], change: Partial<typeof atDesk> = {}) => ({
  ...replies,
  '/api/SIGNLoad': { ...atDesk, State, ...change },
})

type SignerState = (typeof atDesk.Signers)[number]['State']
/** The three signers, with the given states. */
const have = (...states: SignerState[]) =>
  atDesk.Signers.map(({ Name }, place) => {
    const State = states[place] ?? 'waiting'
    return { Name, State, SignedAt: State === 'signed' ? SignedAt : '' }
  })

const drawn = waitFor('canvas[data-drawn]')
const submit = click('main form button[type="submit"]')
const askCode = inTurn(submit, waitFor('input[id$="-code"]'))
const write = inTurn(drawn, click('input[type="radio"]', 1), typeInto('input[id$="-Name"]', 'Sophie Gagnon'))
const agree = click('input[type="checkbox"]')

/** Draws with pointer events. */
const draw = async (page: Document) => {
  await drawn(page)
  const pad = page.querySelector('fieldset[id$="-Strokes"] svg')
  if (!pad) return
  const { left, top, width, height } = pad.getBoundingClientRect()
  // A synthetic pointer cannot be captured, so the capture methods are replaced.
  Object.assign(pad, { setPointerCapture: () => {}, hasPointerCapture: () => true })
  const at = (kind: string, x: number, y: number) =>
    pad.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        isPrimary: true,
        buttons: 1,
        clientX: left + (x / 600) * width,
        clientY: top + (y / 200) * height,
      }),
    )
  at('pointerdown', 100, 120)
  await frames(1)
  for (let x = 100; x < 420; x += 20) {
    at('pointermove', x, 100 + 40 * Math.sin(x / 30))
    await frames(1)
  }
  at('pointerup', 420, 100)
  await frames(2)
}
const closesSoon = inTurn(drawn, later(28), waitFor('dialog'))
const decline = inTurn(drawn, click('main form div > button[type="button"]:not([class*="clear"])'), waitFor('dialog'))

export const gallery: GalleryEntry[] = [
  link('loading', { replies: { '/api/SIGNOpenLink': 'pending' } }),
  link('code', { replies: leadsTo('code') }),
  link('code-failed', {
    replies: { ...leadsTo('code'), '/api/SIGNSendCode': { refused: 'TooManyRequests', retryAfter: 900 } },
    act: submit,
  }),
  link('code-busy', { replies: { ...leadsTo('code'), '/api/SIGNSendCode': 'pending' }, act: submit }),
  link('code-enter', { replies: leadsTo('code'), act: askCode }),
  link('code-wrong', {
    replies: { ...leadsTo('code'), '/api/SIGNVerifyCode': { refused: 'VerificationCodeExpired' } },
    act: inTurn(askCode, typeInto('input[id$="-code"]', '481502')),
  }),
  link('code-late', {
    replies: { ...leadsTo('code'), '/api/SIGNSendCode': { refused: 'SigningLinkExpired' } },
    act: submit,
  }),
  link('waiting', { replies: leadsTo('waiting') }),
  link('signed', { replies: leadsTo('signed') }),
  link('declined', { replies: leadsTo('declined') }),
  link('closed', { replies: leadsTo('closed') }),
  link('expired', { replies: leadsTo('expired') }),
  link('expired-busy', { replies: { ...leadsTo('expired'), '/api/SIGNSendNewLink': 'pending' }, act: submit }),
  link('expired-sent', { replies: leadsTo('expired'), act: submit }),
  link('unknown', { replies: { '/api/SIGNOpenLink': { refused: 'NoAccess' } } }),
  desk('loading', { replies: { '/api/SIGNLoad': 'pending' } }),
  desk('document-loading', { replies: { ...replies, '/api/SIGNLoadDocument': 'pending' } }),
  desk('document-failed', {
    replies: { ...replies, '/api/SIGNLoadDocument': 'network' },
    act: waitFor('main [data-kind="error"]'),
  }),
  desk('document-broken', {
    replies: { ...replies, '/api/SIGNLoadDocument': { Pdf: btoa('no document'), FileName: 'document.pdf' } },
    act: waitFor('[data-kind="warning"]'),
  }),
  desk('empty', { replies, act: drawn }),
  desk('declares', { replies: stands('sign', { Statement: declared }), act: drawn }),
  desk('larger', {
    replies,
    act: inTurn(
      drawn,
      click('main [class*="zoom"]'),
      click('main [class*="tools"] button', 1),
      waitFor('canvas[data-drawn="2"]'),
    ),
  }),
  desk('as-text', { replies, act: inTurn(drawn, click('summary'), waitFor('details h3')) }),
  desk('wrong', { replies, act: inTurn(drawn, submit) }),
  desk('wrong-typed', { replies, act: inTurn(drawn, click('input[type="radio"]', 1), submit) }),
  desk('drawn', { replies, act: draw }),
  desk('typed', { replies, act: inTurn(write, agree) }),
  desk('busy', { replies: { ...replies, '/api/SIGNSign': 'pending' }, act: inTurn(write, agree, submit) }),
  desk('refused', {
    replies: { ...replies, '/api/SIGNSign': { refused: 'SigningNotOpen' } },
    act: inTurn(write, agree, submit),
  }),
  desk('decline', { replies, act: decline }),
  desk('decline-wrong', { replies, act: inTurn(decline, submitDialog) }),
  desk('closes-soon', { replies, act: closesSoon }),
  desk('closes-for-good', {
    replies: { ...replies, '/api/MTGAPPExtendVisit': { IdleSeconds: 100, TotalSeconds: 100 } },
    act: inTurn(closesSoon, click('dialog .mantine-Button-root', 1)),
  }),
  desk('outside', { replies: stands('sign', { OutsideFlag: 1 }) }),
  desk('outside-busy', {
    replies: { ...stands('sign', { OutsideFlag: 1 }), '/api/SIGNOpenOutside': 'pending' },
    act: submit,
  }),
  desk('outside-failed', {
    replies: {
      ...stands('sign', { OutsideFlag: 1 }),
      '/api/SIGNOpenOutside': { refused: 'Unavailable', retryAfter: 10 },
    },
    act: submit,
  }),
  desk('waiting', { replies: stands('waiting') }),
  desk('signed', {
    replies: stands('signed', { Signers: have('signed', 'signed', 'invited') }),
  }),
  desk('completed', { replies: stands('completed', { Signers: have('signed', 'signed', 'signed') }), act: drawn }),
  desk('declined', { replies: stands('declined', { Signers: have('signed', 'declined', 'waiting') }) }),
  desk('closed', { replies: stands('closed') }),
  desk('ended', { replies: { '/api/SIGNLoad': { refused: 'Access_Denied' } } }),
]
