import type { FileStore } from '../ports/files.ts'

/**
 * Removes orphaned files: partial files of a killed server, and stored files from before `olderThan` without a row.
 * `olderThan` is at least an hour ago, longer than any running upload; of files from before `newerThan` none is asked about.
 * `isKnown` returns which of at most 500 keys have a row. Returns how many of each were removed.
 */
export const removeOrphans = async (
  fileStore: FileStore,
  isKnown: (storageKeys: string[]) => Promise<ReadonlySet<string>>,
  { olderThan, newerThan = new Date(0) }: { olderThan: Date; newerThan?: Date },
): Promise<{ arrivals: number; files: number }> => {
  const arrivals = await fileStore.sweep(olderThan)
  let files = 0
  let batch: string[] = []
  const removeUnknown = async () => {
    const known = batch.length === 0 ? new Set<string>() : await isKnown(batch)
    for (const storageKey of batch) {
      if (known.has(storageKey)) continue
      await fileStore.remove(storageKey)
      files += 1
    }
    batch = []
  }
  for await (const { storageKey, storedAt } of fileStore.list()) {
    if (storedAt < olderThan && storedAt >= newerThan) batch.push(storageKey)
    if (batch.length === 500) await removeUnknown()
  }
  await removeUnknown()
  return { arrivals, files }
}
