import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { removeFile } from './jobs.ts'

/** Deletes the bytes of files whose rows this transaction deletes, once it has committed. */
export const removeFiles = async (
  trx: Trx,
  jobs: Services['jobs'],
  siteId: string,
  storageKeys: readonly string[],
): Promise<void> => {
  for (const storageKey of storageKeys) await jobs.send(trx, removeFile, { siteId, storageKey })
}
