import type { Application } from '@foyer/domain/application-fields.ts'
import type { Trx } from '../db/open-database.ts'
import { readRows } from './application-rows.ts'
import { type AssembleOptions, assembleApplication } from './assemble-application.ts'

export interface ReadOptions extends Omit<AssembleOptions, 'userId'> {
  /** The owner of the drafts to include; none by default. */
  draftOwner?: string
}

/**
 * The whole application inside a transaction; undefined if the site has none with this id. The guard checks the owner.
 */
export const readApplication = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  { draftOwner = '', ...options }: ReadOptions,
): Promise<Application | undefined> => {
  const rows = await readRows(trx, siteId, applicationId, draftOwner, options.now)
  return rows.application ? assembleApplication(rows, { ...options, userId: rows.application.user_id }) : undefined
}
