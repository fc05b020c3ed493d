import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'

type Load = '/api/LoadLegalText'

const english: ReplyOf<Load>['Sections'] = [
  {
    Title: 'What {{brokerage}} keeps',
    Text: 'You can write to {{broker}} at any time.\nWe keep:\n- what you send us;\n- what you send us;\n- <b>nothing</b> else.',
  },
  {
    Title: 'How to reach the person in charge of the protection of personal information',
    Text: '{{brokerage}}: {{reach}}.',
  },
  { Title: 'For how long', Text: 'Seven years.\nSeven years.' },
]
const french: ReplyOf<Load>['Sections'] = [
  {
    Title: 'Ce que conserve {{brokerage}}',
    Text: 'Vous pouvez écrire à {{broker}} en tout temps.\nNous conservons\u00A0:\n- ce que vous nous envoyez;\n- ce que vous nous envoyez;\n- <b>rien</b> d’autre.',
  },
  {
    Title: 'Comment joindre la personne responsable de la protection des renseignements personnels',
    Text: '{{brokerage}}\u00A0: {{reach}}.',
  },
  { Title: 'Pendant combien de temps', Text: 'Sept ans.\nSept ans.' },
]
/** A text that the broker gave, in the language of the page. */
const own = ({ LanguageID }: BodyOf<Load>): ReplyOf<Load> => ({
  Version: '2026-12',
  EffectiveDate: '2026-12-01',
  Sections: LanguageID === 1 ? english : french,
})

const replied = (reply: GalleryReplies[Load]) => ({ replies: { '/api/LoadLegalText': reply } as GalleryReplies })

const states = (screen: 'privacy' | 'terms' | 'disclosure'): GalleryEntry[] => {
  const ofSite = entriesOf(screen, `/${screen}?siteid=${SiteID}`)
  return [entriesOf(screen, `/${screen}`)('nobody', {}), ofSite('filled', {}), ofSite('own text', replied(own))]
}

const privacy = entriesOf('privacy', `/privacy?siteid=${SiteID}`)

export const gallery: GalleryEntry[] = [
  ...states('privacy'),
  privacy('loading', replied('pending')),
  privacy('not loaded', replied({ refused: 'Unavailable', retryAfter: 5 })),
  ...states('terms'),
  ...states('disclosure'),
  entriesOf('terms', '/terms?siteid=nowhere')('unknown-site', {
    replies: { '/api/loadSiteConfiguration': { refused: 'UnknownSite' } },
  }),
]
