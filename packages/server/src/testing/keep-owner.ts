import { connectOwner, type Database } from '../db/open-database.ts'

type Owner = Awaited<ReturnType<typeof connectOwner>>

/**
 * The work of an owner on a connection that is kept, since a new one reads the catalog anew, which takes longer than most
 * of what tests ask. It is as good as new each time: what a session remembers is discarded, and a connection whose work
 * failed, or left a transaction open, is replaced.
 */
export const keepOwner = (ownerUrl: string) => {
  let kept: Owner | undefined
  let isClosed = false
  const giveBack = async (owner: Owner) => {
    await owner.query('discard all')
    if (kept === undefined && !isClosed) kept = owner
    else await owner.client.end()
  }
  const work: Database['asOwner'] = async (task) => {
    const free = kept
    kept = undefined
    const owner = free ?? (await connectOwner(ownerUrl))
    let isDone = false
    try {
      await task(owner.query)
      isDone = true
    } finally {
      await (isDone ? giveBack(owner).catch(() => owner.client.end()) : owner.client.end())
    }
  }
  return {
    work,
    close: async () => {
      isClosed = true
      await kept?.client.end()
      kept = undefined
    },
  }
}
