import type { FileStore } from '../ports/files.ts'

/** An upload that is received takes minutes at most. */
const arrivalMilliseconds = 60 * 60 * 1000

/**
 * Removes what nothing names: half-received files of a server that was killed, and kept files stored before `olderThan`
 * whose row was never written or is gone. `olderThan` lies far enough back (an hour) that a row under way has been
 * written. `isKnown` answers which of at most 500 keys a row names. Answers how many of each were removed.
 */
export const removeOrphans = async (
  fileStore: FileStore,
  isKnown: (storageKeys: string[]) => Promise<ReadonlySet<string>>,
  olderThan: Date,
): Promise<{ arrivals: number; files: number }> => {
  const arrivals = await fileStore.sweep(new Date(Math.min(olderThan.getTime(), Date.now() - arrivalMilliseconds)))
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
    if (storedAt < olderThan) batch.push(storageKey)
    if (batch.length === 500) await removeUnknown()
  }
  await removeUnknown()
  return { arrivals, files }
}
