import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { type UsualReplies, usualMenus } from '@foyer/ui/gallery/fake-transport.ts'
import { application, signedInSite, visitorSite } from './fixtures.ts'

/** The portal's usual replies: site, menus, a blank application, successful saves. */
export const usualReplies: UsualReplies = (path, body, entry) => {
  const site = entry.path.includes('/user/') ? signedInSite : visitorSite
  const usual: Record<string, unknown> = {
    '/api/loadSiteConfiguration': site,
    '/api/loadMTGAppLink': site,
    '/api/MTGAPPLoad': application(),
    '/api/MTGAPPListReviewComments': { Comments: [] },
    '/api/LoadLendingRules': { Policy: defaultPolicy, Overrides: [] },
    '/api/LoadLegalText': { Version: '', EffectiveDate: '', Sections: [] },
    '/api/RDACCESS': { AccessCode: 0, CodeSent: 0, ExpiredLink: '' },
    '/api/MTGAPPExtendSession': { IdleSeconds: 1800, TotalSeconds: 43_200 },
    '/api/MTGAPPExtendVisit': { IdleSeconds: 1800, TotalSeconds: 43_200 },
  }
  return usual[path] ?? usualMenus(path, body, entry)
}
