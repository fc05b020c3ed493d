import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { renderForm } from '@foyer/domain/leads/render-form.ts'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { click, inTurn, type } from '@foyer/ui/gallery/acts.ts'
import { appears } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { agent, SiteID } from '../gallery/fixtures.ts'
import { lightChallenge } from './preview.ts'

const render = '/v1/leadopportunities/embedded-forms/render-detail'
const create = '/v1/leadopportunities/embedded-forms/create-lead'
const owners = '/v1/leadopportunities/leads/user-access-list-with-token'
const challenge = '/v1/leadopportunities/embedded-forms/robot-challenge'

const form =
  (kind = 'altcha') =>
  ({ lang = 'en', addressType = '' }: BodyOf<typeof render>) => ({
    detail: renderForm(aLeadForm(), { formId: 7, language: lang === 'fr' ? 'fr' : 'en', addressType }),
    SiteID,
    PrimaryColor: '#0b5c5c',
    Owner: 'Marie Tremblay',
    Contact: { Name: `${agent.FirstName} ${agent.LastName}`, Phone: agent.WorkPhone, Email: agent.Email },
    Captcha: { Kind: kind, SiteKey: 'key' },
  })

const postalCode = '/public/IsValidPostalCode'
const sin = '/public/IsValidCanadianSINNumber'

const usual: GalleryReplies = {
  [postalCode]: {},
  [sin]: {},
  [render]: form(),
  [owners]: {
    users: [
      { label: 'Marie Tremblay', value: 'marie', group: 'Montréal' },
      { label: 'Omar Haddad', value: 'omar', group: 'Ottawa' },
    ],
  },
  [challenge]: { challenge: lightChallenge },
  [create]: { successMessage: '' },
}

const path = '/embedded-forms/gallery'
const entry = entriesOf('embeddedForm', path)
const state = (name: string, act?: GalleryEntry['act'], replies: GalleryReplies = {}): GalleryEntry =>
  entry(name, { replies: { ...usual, ...replies }, ...(act === undefined ? {} : { act }) })

const box = (code: string) => `[id$="${code}"]`
const answerAll = inTurn(
  type(box('FIRSTNAME.0'), 'Sophie'),
  type(box('LASTNAME.0'), 'Gagnon'),
  type(box('EMAILTYPE.1'), 'sophie.gagnon@example.com'),
  click('input[type="radio"][value="BUY"]'),
)
const answerWrongly = inTurn(
  answerAll,
  type(box('FIRSTNAME.0'), 'Sophie '.repeat(300)),
  type(box('PEOPLE.0'), '-1'),
  type(box('WEB.0'), 'my listing'),
)
const send = click('main button[type="submit"]')
const sent = async (page: Document) => {
  await appears(page, '[role="alert"]')
}
/** Each list has its own options, open or not, so this finds those of one list. */
const choose = (code: string, place: number) =>
  inTurn(click(box(`${code}.0`)), async (page) => {
    const list = page.querySelector(box(`${code}.0`))?.getAttribute('aria-controls') ?? ''
    await appears(page, `[id="${list}"] [role="option"]`)
    await click(`[id="${list}"] [role="option"]`, place)(page)
  })

export const gallery: GalleryEntry[] = [
  state('empty'),
  state('filled', inTurn(answerAll, click('section[aria-label] > button'), type(box('PHONETYPE.1'), '5145550100'))),
  state('owner-chosen', choose('OWNER', 1)),
  state('wrong', 'submit'),
  state('impossible', inTurn(answerWrongly, send)),
  state(
    'numbers-refused',
    inTurn(
      type('[aria-label="First three characters"],[aria-label="Trois premiers caractères"]', 'k1a0b1'),
      type(box('SIN.0'), '046454286'),
      async (page) => {
        await appears(page, '[id$="SIN.0-error"]')
        await appears(page, '[id$="POSTALCODE.0-error"]')
      },
    ),
    { [postalCode]: { refused: 'InvalidPostalCode' }, [sin]: { refused: 'InvalidSin' } },
  ),
  state(
    'mailing-address',
    inTurn(choose('ADDRESSTYPE', 2), async (page) => {
      await appears(page, box('POBOX.0'))
    }),
  ),
  state('sent', inTurn(answerAll, send, sent)),
  state('sent-with-own-words', inTurn(answerAll, send, sent), { [create]: { successMessage: 'Merci. Thank you.' } }),
  state('sending', inTurn(answerAll, send), { [create]: 'pending' }),
  state('failed', inTurn(answerAll, send), { [create]: 'network' }),
  state('robot-failed', inTurn(answerAll, send), { [challenge]: { challenge: '' } }),
  state('robot-refused', inTurn(answerAll, send), { [create]: { refused: 'CaptchaNotValidated' } }),
  state('no-name', undefined, {
    [render]: (body) => ({ ...form()(body), Owner: '', Contact: { Name: '', Phone: '', Email: '' } }),
  }),
  state('nobody', undefined, { [owners]: { users: [] } }),
  state('loading', undefined, { [render]: 'pending' }),
  state('not-there', undefined, { [render]: { refused: 'NoAccess' } }),
  state('unavailable', undefined, { [render]: 'network' }),
  entriesOf('formPreview', '/embedded-forms/preview')('on its own', {}),
]
