import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { LoadedRows } from '../kit/implement-calls.ts'
import type { Scope } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { isNewVersion, type NewVersionPlaces } from './new-version.ts'
import { siteOf } from './store.ts'

export type SiteReply = ReplyOf<'/api/loadSiteConfiguration'>

/** What foyer_load_site returns beside the guard; see db/functions. */
export interface SiteRows {
  site: Parameters<typeof siteOf>[0]
  user: NonNullable<SiteReply['User']> | null
}

/** What the browser is told of a site; the page carries the same when it is served. */
export const siteReply = (
  rows: LoadedRows,
  { sessionLanguage, handOffEnds = '' }: Pick<Scope, 'sessionLanguage' | 'handOffEnds'>,
  services: NewVersionPlaces & Pick<Services, 'identity'>,
): SiteReply => {
  const { site, user } = rows as SiteRows
  const { siteId, newVersionUrl, link } = siteOf(site)
  // Asked again, since the list of hosts may have become shorter after the address was saved.
  const isNew = newVersionUrl !== '' && isNewVersion(newVersionUrl, siteId, services)
  return {
    newVersion: isNew ? 1 : 0,
    newVersionUrl: isNew ? newVersionUrl : '',
    UserFlag: user === null ? 0 : user.FirstName !== '' && user.LastName !== '' ? 1 : 2,
    User: user,
    HandOffEnds: handOffEnds,
    Link: link,
    SocialNetWorks: Object.keys(services.identity),
    LanguageID: sessionLanguage ?? 1,
  }
}
