import { deriveKeys, type SecretKeys } from '../kit/hash.ts'
import { keepAuditKeys, openKeys } from '../kit/kept-keys.ts'
import type { Services } from '../kit/services.ts'
import { olderHeads, renewHeads } from '../maintenance/index.ts'
import { countBackups, countFiles, resealBackups, resealFiles } from './reseal-files.ts'
import { type Batches, type Count, countRows, mostOfBatch, resealRows } from './reseal-rows.ts'

export interface RotatedStores extends Pick<Services, 'database' | 'fileStore' | 'backups'> {
  secretKeys: SecretKeys
}

/** How many values each place has, and how many of them are not sealed with the newest key. */
export type Counts = ReadonlyMap<string, Count>

export const countSealed = async ({ database, fileStore, backups, secretKeys }: RotatedStores): Promise<Counts> => {
  const keys = deriveKeys(secretKeys)
  const counts = new Map<string, Count>(await countRows(database, keys.fields))
  counts.set('heads of audit chains', await olderHeads(database, await openKeys(database, secretKeys)))
  counts.set('files', await countFiles(fileStore))
  if (backups) {
    counts.set('files of backups', await countFiles(backups.place.files))
    counts.set('backups', await countBackups(backups.place))
  }
  return counts
}

export interface Rotation {
  before: Counts
  after: Counts
  /** What no key of SECRET_KEY opens, or is not what was stored. */
  unreadable: string[]
  /** Sites whose audit chain contradicts what the server wrote. */
  damagedChains: string[]
}

/** Over values that were skipped; what is left then is counted. */
const mostPasses = 3

/**
 * Seals everything with the newest key of SECRET_KEY. It may be interrupted and begun again, and runs beside servers that list the
 * same keys: what they save meanwhile is sealed with the newest already.
 */
export const rotateKeys = async (
  stores: RotatedStores,
  { mostRows = mostOfBatch, onBatch = async () => {} }: Partial<Batches> = {},
): Promise<Rotation> => {
  const { database, fileStore, backups, secretKeys } = stores
  const before = await countSealed(stores)
  // First: a chain must verify whenever the older key is removed.
  await database.asOwner((query) => keepAuditKeys(query, secretKeys))
  const keys = await openKeys(database, secretKeys)
  const resealAll = () => resealRows(database, keys, { mostRows, onBatch })
  let rows = await resealAll()
  for (let times = 1; rows.skipped > 0 && times < mostPasses; times += 1) rows = await resealAll()
  const { unreadable } = rows
  const damagedChains = await renewHeads(database, keys)
  const files = await resealFiles(fileStore)
  const ofBackups = backups ? [await resealFiles(backups.place.files), await resealBackups(backups.place)] : []
  unreadable.push(...[files, ...ofBackups].flatMap((one) => one.unreadable))
  return { before, after: await countSealed(stores), unreadable, damagedChains }
}
