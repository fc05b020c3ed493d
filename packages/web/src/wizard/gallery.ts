import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { ApplicantID, handedOverSite, MortgageApplicationID } from '../gallery/fixtures.ts'
import { home, loaded, lucID, sophie, stepPath } from '../gallery/people.ts'
import { couple } from '../gallery/reviewed.ts'

type Comment = ReplyOf<'/api/MTGAPPListReviewComments'>['Comments'][number]
const list = '/api/MTGAPPListReviewComments'
const mark = '/api/MTGAPPMarkReviewComment'
const isFrench = language === 'fr'

const comment = (CommentID: number, given: Partial<Comment> = {}): Comment => ({
  ...{ CommentID, ApplicantID, Step: 'identification', RecordID: 0, Field: 'Email', Record: '' },
  Label: isFrench ? 'Courriel' : 'Email',
  Text: isFrench ? 'Cette adresse est-elle toujours la bonne\u202f?' : 'Is this address still right?',
  ...{ ChangedFl: 0, DoneFl: 0 },
  ...given,
})
const marital = comment(2, {
  Field: 'MaritalStatusDD',
  Label: isFrench ? 'État matrimonial' : 'Marital status',
  Text: isFrench ? 'Toujours mariés\u202f?' : 'Still married?',
})
const address = comment(3, {
  ...{ Step: 'address', RecordID: 501, Field: 'MonthsAtAddress', Record: home().Address.City },
  Label: isFrench ? 'Depuis' : 'How long',
  Text: isFrench ? 'Depuis quand exactement\u202f?' : 'Since when exactly?',
})
const shared = comment(4, {
  ...{ ApplicantID: 0, Step: 'mortgage', Field: 'AnnualTaxes', ChangedFl: 1, DoneFl: 1 },
  Label: isFrench ? 'Taxes foncières par année' : 'Property taxes per year',
  Text: isFrench ? 'Avec la taxe scolaire\u202f?' : 'With the school tax?',
})

const inReview = { MortgageApplicationStatusDD: 1, RequestReview: 1, DisplayMortgage: 1 as const }
const asked = (Comments: Comment[]) => ({ ...loaded([sophie()], inReview), [list]: { Comments }, [mark]: {} })
const page = entriesOf('identification', stepPath('identification'))
const review = entriesOf('summary', `/demo/user/${MortgageApplicationID}/summary`)
const shown = waitFor('main [data-review-comment]')
const first = 'main [data-review-comment] button'
const whole = {
  '/api/MTGAPPLoad': { ...couple, ...inReview },
  [list]: { Comments: [comment(1), comment(5, { ApplicantID: lucID }), address, shared] },
}

export const gallery: GalleryEntry[] = [
  page('commented', { replies: asked([comment(1), marital]), act: shown }),
  page('comment done', { replies: asked([comment(1, { DoneFl: 1 }), marital]), act: shown }),
  page('comments done', { replies: asked([comment(1, { DoneFl: 1 })]), act: shown }),
  page('comment changed', { replies: asked([comment(1, { ChangedFl: 1 }), marital]), act: shown }),
  page('comment at its field', { replies: asked([comment(1)]), act: inTurn(shown, click(first, 0)) }),
  page('comment not marked', {
    replies: { ...asked([comment(1)]), [mark]: { refused: 'ServerError' } },
    act: inTurn(shown, click(first, 1), waitFor('main [data-review-comment] ~ *, main [role="alert"]')),
  }),
  page('commented, handed over', {
    replies: { ...asked([comment(1)]), '/api/loadSiteConfiguration': handedOverSite },
    act: shown,
  }),
  review('commented', { replies: whole, act: shown }),
]
