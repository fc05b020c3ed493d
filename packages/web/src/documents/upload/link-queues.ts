import type { UploadQueue } from './upload-queue.ts'

const queues = new Map<string, UploadQueue>()

/** The queue of a link. It stays in memory until the tab is closed or reloaded, so that a chosen file outlives its session. */
export const linkQueue = (link: string, make: () => UploadQueue): UploadQueue => {
  const queue = queues.get(link) ?? make()
  queues.set(link, queue)
  return queue
}

/** Files of a link that are not stored yet. */
export const heldFiles = (link: string): number => queues.get(link)?.sending.length ?? 0
