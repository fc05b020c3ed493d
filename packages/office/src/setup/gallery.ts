import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { newOwner, noSites, owner, signedOut, siteLink } from '../gallery/fixtures.ts'

const setup = entriesOf('officeSetup', '/office/setup')
const link = { ...signedOut, '/console-api/OpenSetup': { ExpiresAt: '2026-11-27T14:00:00.000Z' } }
const at = (Next: 'enrol' | 'brokerage') => ({ '/console-api/LoadMe': { ...newOwner, Next } })
const atSite = { '/console-api/LoadMe': newOwner, '/console-api/ListOfficeSites': noSites }
const address = 'main input[autocapitalize="none"]'
const back = 'main button[class*="_back_"]'
const toPeople = inTurn(click(back), waitFor('main [class*="_invited_"]'))
const toDone = inTurn(toPeople, click('main [class*="_actions_"] button'))
const brand = { '/api/loadMTGAppLink': siteLink }

export const gallery: GalleryEntry[] = [
  setup('without its token', { replies: signedOut }),
  setup('expired link', {
    path: '/office/setup#token',
    replies: { ...signedOut, '/console-api/OpenSetup': { refused: 'SetupLinkExpired' } },
  }),
  setup('you', { path: '/office/setup#token', replies: link }),
  setup('you, wrong', { path: '/office/setup#token', replies: link, act: 'submit' }),
  setup('first factor', { replies: at('enrol') }),
  setup('brokerage', { replies: at('brokerage') }),
  setup('brokerage, wrong', { replies: at('brokerage'), act: 'submit' }),
  setup('brokerage, two licences', { replies: at('brokerage'), act: click('[data-add-licence]') }),
  setup('site', { replies: atSite }),
  setup('site, free', {
    replies: { ...atSite, '/console-api/CheckSiteAddress': { Free: 1 } },
    act: inTurn(type(address, 'rive-nord'), waitFor('[data-free]')),
  }),
  setup('site, taken', {
    replies: {
      ...atSite,
      '/console-api/CheckSiteAddress': { Free: 0 },
      '/console-api/CreateOfficeSite': {
        refused: 'SiteAddressTaken',
        errors: [{ Field: 'SiteID', Key: 'SiteAddressTaken' }],
      },
    },
    act: inTurn(type(address, 'demo'), waitFor('[data-free]'), click('main button[type="submit"]')),
  }),
  setup('site, one too many', {
    replies: {
      ...atSite,
      '/console-api/CheckSiteAddress': { Free: 1 },
      '/console-api/CreateOfficeSite': { refused: 'TooManySites', errors: [{ Field: 'SiteID', Key: 'TooManySites' }] },
    },
    act: inTurn(type(address, 'rive-nord'), waitFor('[data-free]'), click('main button[type="submit"]')),
  }),
  setup('site, wrong', { replies: atSite, act: 'submit' }),
  setup('brand', { replies: brand }),
  setup('people', { replies: brand, act: toPeople }),
  setup('ready', { replies: brand, act: toDone }),
  setup('ready, without a site', {
    replies: atSite,
    act: inTurn(click(back), waitFor('main [class*="_invited_"]'), click('main [class*="_actions_"] button')),
  }),
  setup('left, signed in', { replies: { '/console-api/LoadMe': { ...owner, Actions: [] } } }),
]
