import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { getSite } from './store.ts'

export type SiteReply = ReplyOf<'/api/loadSiteConfiguration'>

export interface SiteReplyInput {
  siteId: string
  /** Empty for a visitor. */
  userId: string
  languageId: number
  version: string
  networks: string[]
}

/** What the browser is told of a site; the page carries the same when it is served. */
export const siteReply = async (trx: Trx, input: SiteReplyInput): Promise<SiteReply> => {
  const { link } = await getSite(trx, input.siteId)
  const user = input.userId === '' ? undefined : await findUser(trx, input.siteId, input.userId)
  return {
    newVersion: input.version,
    newVersionUrl: '',
    UserFlag: user ? (user.first_name !== '' && user.last_name !== '' ? 1 : 2) : 0,
    User: user
      ? { UserID: user.user_id, FirstName: user.first_name, LastName: user.last_name, Email: user.email }
      : null,
    Link: link,
    SocialNetWorks: input.networks,
    LanguageID: input.languageId,
  }
}
