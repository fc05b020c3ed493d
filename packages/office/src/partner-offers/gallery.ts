import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { click, inTurn, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../gallery/deal.ts'
import { listed, minutesAgo, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { insuranceOf } from '../gallery/insurance.ts'

type Offer = ReplyOf<'/console-api/ListPartnerOffers'>['Offers'][number]

const day = 24 * 60
const offer = (given: Partial<Offer>): Offer => ({
  ...{ OfferNumber: 4, Insurance: { Name: 'Paul Côté', Phone: '5145550111', Email: 'paul@insurer.example' } },
  ...{ Answer: -1, CreatedAt: minutesAgo(day), AnsweredAt: '', EndsAt: minutesAgo(-29 * day), WithdrawnAt: '' },
  ...given,
})
const offers = (Offers: Offer[], Next = '') => ({ Offers, Next })
const some = offers([
  offer({}),
  offer({ OfferNumber: 3, Answer: 1, AnsweredAt: minutesAgo(90) }),
  offer({ OfferNumber: 2, Answer: 0, AnsweredAt: minutesAgo(900), EndsAt: minutesAgo(20) }),
  offer({ OfferNumber: 1, WithdrawnAt: minutesAgo(2000) }),
])

const list = '/console-api/ListPartnerOffers'
const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=insurance')
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed({})]),
  '/console-api/ListInsurance': insuranceOf([]),
  '/console-api/CreatePartnerOffer': { id: 'x', Url: 'https://portal.example/cooperators/quote/x' },
  '/console-api/EndPartnerOffer': {},
  [list]: some,
}
const section = 'main section:last-of-type'
const shown = waitFor(`${section} [class*="_records_"] [class*="_buttons_"]`)
const make = inTurn(shown, click(`${section} [data-add]`), waitFor('dialog form'))
const end = inTurn(shown, click(`${section} [class*="_buttons_"] button`), waitFor('dialog'))
const confirm = click('dialog [class*="_buttons_"] button', 1)
const news = waitFor('main [role="status"] p, main [role="alert"] p')

export const gallery: GalleryEntry[] = [
  deal('offers', { replies: filled, act: shown }),
  deal('offers, none', { replies: { ...filled, [list]: offers([]) }, act: waitFor(`${section} [class*="_empty_"]`) }),
  deal('offers, more', { replies: { ...filled, [list]: { ...some, Next: '1' } }, act: shown }),
  deal('loading offers', { replies: { ...filled, [list]: 'pending' } }),
  deal('offers, not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main section [role="alert"]'),
  }),
  deal('offer, new', { replies: filled, act: make }),
  deal('offer, wrong', {
    replies: filled,
    act: inTurn(make, type('dialog [id$="Email"]', 'paul'), submitDialog, waitFor('dialog [data-error-key]')),
  }),
  deal('offer, busy', {
    replies: { ...filled, '/console-api/CreatePartnerOffer': 'pending' },
    act: inTurn(make, submitDialog),
  }),
  deal('offer, link', { replies: filled, act: inTurn(make, submitDialog, waitFor('dialog code')) }),
  deal('offer, made', {
    replies: filled,
    act: inTurn(
      make,
      submitDialog,
      waitFor('dialog code'),
      click('dialog div:last-child > button:not([class*="close"])'),
      news,
    ),
  }),
  deal('offer, withdraw', { replies: filled, act: end }),
  deal('offer, withdrawing', {
    replies: { ...filled, '/console-api/EndPartnerOffer': 'pending' },
    act: inTurn(end, confirm),
  }),
  deal('offer, not withdrawn', {
    replies: { ...filled, '/console-api/EndPartnerOffer': { refused: 'ServerError' } },
    act: inTurn(end, confirm, waitFor('dialog [class*="_notice_"]')),
  }),
  deal('offer, withdrawn', { replies: filled, act: inTurn(end, confirm, news) }),
  deal('offer, answered meanwhile', {
    replies: { ...filled, '/console-api/EndPartnerOffer': { refused: 'PartnerOfferAnswered' } },
    act: inTurn(end, confirm, news),
  }),
]
