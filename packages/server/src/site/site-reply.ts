import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { LoadedRows } from '../kit/implement-calls.ts'
import type { Scope } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { isNewVersion, type NewVersionPlaces } from './new-version.ts'
import { siteOf } from './store.ts'

export type SiteReply = ReplyOf<'/api/loadSiteConfiguration'>

/** The rows of foyer_load_site beside the guard's outcome; see db/functions. */
export interface SiteRows {
  site: Parameters<typeof siteOf>[0]
  user: NonNullable<SiteReply['User']> | null
  agent: SiteReply['Agent']
  /** Whether its legal texts are approved. */
  approved: boolean
}

/** The data of a site for the browser; served pages contain the same. */
export const siteReply = (
  rows: LoadedRows,
  { sessionLanguage, handOffEnds = '' }: Pick<Scope, 'sessionLanguage' | 'handOffEnds'>,
  services: NewVersionPlaces & Pick<Services, 'identity' | 'requiresLegalTexts'>,
): SiteReply => {
  const { site, user, agent, approved } = rows as SiteRows
  const { siteId, newVersionUrl, link } = siteOf(site)
  // Checked again, because the list of hosts may be shorter since the address was saved.
  const isNew = newVersionUrl !== '' && isNewVersion(newVersionUrl, siteId, services)
  return {
    newVersion: isNew ? 1 : 0,
    newVersionUrl: isNew ? newVersionUrl : '',
    OpenFl: approved || !services.requiresLegalTexts ? 1 : 0,
    UserFlag: user === null ? 0 : user.FirstName !== '' && user.LastName !== '' ? 1 : 2,
    User: user,
    HandOffEnds: handOffEnds,
    Link: link,
    Agent: agent,
    SocialNetWorks: Object.keys(services.identity),
    LanguageID: sessionLanguage ?? 1,
  }
}
