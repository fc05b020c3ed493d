import { click } from '@foyer/ui/gallery/acts.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'

const offer = {
  FirstName: 'Sophie',
  BrokerageName: 'Hypothèques Tremblay',
  Insurance: { Name: 'Paul Côté', Phone: '5145550111', Email: 'paul.cote@example.com' },
  Answer: -1,
  AnsweredAt: '',
}
const answered = (Answer: number) => ({ ...offer, FirstName: '', Answer, AnsweredAt: '2026-11-20T15:00:00.000Z' })
const sent = {
  FirstName: 'Sophie',
  Answer: 1,
  AnsweredAt: '2026-11-20T15:00:00.000Z',
}

const entry =
  (screen: GalleryEntry['screen'], page: string) =>
  (state: string, replies: GalleryReplies, act?: GalleryEntry['act']): GalleryEntry => ({
    screen,
    state,
    path: `/cooperators/${page}/abc`,
    replies,
    ...(act === undefined ? {} : { act }),
  })

const quote = entry('partnerQuote', 'quote')
const thanks = entry('partnerThanks', 'thankyou')
const application = entry('partnerApplication', 'application')
const yes = click('input[type="radio"][value="1"]')

export const gallery: GalleryEntry[] = [
  quote('filled', { '/api/LoadPartnerOffer': offer }),
  quote('unnamed', { '/api/LoadPartnerOffer': { ...offer, FirstName: '' } }),
  quote('wrong', { '/api/LoadPartnerOffer': offer }, 'submit'),
  quote(
    'failed',
    { '/api/LoadPartnerOffer': offer, '/api/AnswerPartnerOffer': { refused: 'PartnerOfferAnswered' } },
    async (page) => {
      await yes(page)
      await click('main button[type="submit"]')(page)
    },
  ),
  quote('answered', { '/api/LoadPartnerOffer': answered(1) }),
  quote('loading', { '/api/LoadPartnerOffer': 'pending' }),
  quote('not-there', { '/api/LoadPartnerOffer': { refused: 'NoAccess' } }),
  thanks('yes', { '/api/LoadPartnerOffer': answered(1) }),
  thanks('no', { '/api/LoadPartnerOffer': answered(0) }),
  thanks('loading', { '/api/LoadPartnerOffer': 'pending' }),
  application('filled', { '/api/LoadPartnerApplication': sent }),
  application('declined', {
    '/api/LoadPartnerApplication': { ...sent, Answer: 0 },
  }),
  application('loading', { '/api/LoadPartnerApplication': 'pending' }),
  application('not-there', { '/api/LoadPartnerApplication': { refused: 'NoAccess' } }),
]
