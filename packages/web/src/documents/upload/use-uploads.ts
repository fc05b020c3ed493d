import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { isPassing } from '@foyer/ui/client/outcome.ts'
import { sendFile } from '@foyer/ui/client/upload.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { linkQueue } from './link-queues.ts'
import { type Sending, UploadQueue } from './upload-queue.ts'

export interface Uploads {
  sending: readonly Sending[]
  /** The last added file, to be announced, and the number added so far. */
  added: { name: string; count: number }
  add: (itemId: number, files: readonly File[]) => void
  cancel: (id: number) => void
  retry: (id: number) => void
}

export const isUnderWay = ({ sending }: Pick<Uploads, 'sending'>): boolean =>
  sending.some(({ phase }) => phase !== 'failed')

const isLostByLeaving = ({ phase, failure }: Sending): boolean =>
  phase !== 'failed' || (failure !== undefined && isPassing(failure.key))

interface Place {
  path: '/WS/MTGAPPRDDZUpload' | '/WS/RDDZUpload'
  /** Loads the list that contains the stored files. */
  reload: () => Promise<unknown>
  /** The queue of a link, which continues after its page; without it, leaving the page cancels the uploads. */
  link?: string
}

/** The uploads of a page. */
export const useUploads = ({ path, reload, link }: Place): Uploads => {
  const { SiteID } = useCallIds()
  const [queue] = useState(() => {
    const make = () =>
      new UploadQueue({
        send: (file, itemId, onProgress, signal) =>
          sendFile({ path: `${path}/${itemId}`, fields: { SiteID }, file, onProgress, signal }),
        kept: reload,
      })
    return link === undefined ? make() : linkQueue(link, make)
  })
  const sending = useSyncExternalStore(queue.subscribe, () => queue.sending)
  const added = useSyncExternalStore(queue.subscribe, () => queue.added)
  const isBusy = sending.some(isLostByLeaving)
  useNoStrayDrops()

  useEffect(() => {
    queue.retryEnded()
    window.addEventListener('online', queue.retryLost)
    return () => {
      window.removeEventListener('online', queue.retryLost)
      if (link === undefined) queue.stop()
    }
  }, [queue, link])
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return { sending, added, add: queue.add, cancel: queue.cancel, retry: queue.retry }
}

/** A file dropped outside the boxes would replace the page and cancel all uploads. */
const useNoStrayDrops = () =>
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
