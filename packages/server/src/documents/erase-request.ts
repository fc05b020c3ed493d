import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { removeFiles } from './remove-files.ts'
import type { HeldRequest } from './request-store.ts'

/**
 * Erases a request without a deal that the caller holds, with everything of it: its mails that wait are not sent, and its files go
 * by jobs of the same transaction. Returns the number of files; undefined for one of a deal, which goes with its deal.
 */
export const eraseRequest = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  { site_id: siteId, request_id: requestId }: HeldRequest,
): Promise<number | undefined> => {
  const { rows } = await sql<{
    files: string[] | null
  }>`select foyer_erase_document_request(${siteId}, ${requestId}) as files`.execute(trx)
  const files = rows[0]?.files
  if (!files) return undefined
  await removeFiles(trx, jobs, siteId, files)
  return files.length
}
