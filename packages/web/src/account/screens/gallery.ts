import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { SiteID, signedInSite } from '../../gallery/fixtures.ts'

const begin = entriesOf('begin', `/${SiteID}/begin#token`)
const load = '/api/MTGAPPLoadLeadInvite'
const invite = { FirstName: 'Amélie', Email: 'amelie.gagnon@example.com', Sender: 'Anna Bélanger', LanguageID: 2 }
const filled: GalleryReplies = { [load]: invite, '/api/MTGAPPValidateEmail': {} }
const main = 'main button:not([aria-disabled="true"])'
const ask = inTurn(waitFor(main), click(main))
const withUser = (Email: string): GalleryReplies => ({
  ...filled,
  '/api/loadSiteConfiguration': {
    ...signedInSite,
    User: signedInSite.User && { ...signedInSite.User, Email },
  },
})

export const gallery: GalleryEntry[] = [
  begin('filled', { replies: filled }),
  begin('without a name', { replies: { ...filled, [load]: { ...invite, FirstName: '' } } }),
  begin('loading', { replies: { [load]: 'pending' } }),
  begin('ended', { replies: { [load]: { refused: 'NoAccess' } } }),
  begin('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  begin('busy', { replies: { ...filled, '/api/MTGAPPValidateEmail': 'pending' }, act: ask }),
  begin('wrong', {
    replies: { ...filled, '/api/MTGAPPValidateEmail': { refused: 'TooManyRequests', retryAfter: 45 } },
    act: ask,
  }),
  begin('code', { replies: filled, act: ask }),
  begin('code, wrong', {
    replies: { ...filled, '/api/MTGAPPVerifyCode': { refused: 'VerificationCodeIncorrect' } },
    act: inTurn(ask, waitFor('main input'), type('main input', '481502')),
  }),
  begin('signed in', { replies: withUser(invite.Email) }),
  begin('signed in as another', { replies: withUser('sophie.gagnon@example.com') }),
]
