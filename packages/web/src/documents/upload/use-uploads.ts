import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCallIds } from '../../kit/client/ids.tsx'
import { sendFile } from '../../kit/client/upload.ts'
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

/** The uploads of a page; `reload` loads the list that contains the stored files. */
export const useUploads = (
  path: '/WS/MTGAPPRDDZUpload' | '/WS/RDDZUpload',
  reload: () => Promise<unknown>,
): Uploads => {
  const { SiteID } = useCallIds()
  const [added, setAdded] = useState({ name: '', count: 0 })
  const reloading = useRef(reload)
  reloading.current = reload
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file, itemId, onProgress, signal) =>
          sendFile({ path: `${path}/${itemId}`, fields: { SiteID }, file, onProgress, signal }),
        kept: async (_, name) => {
          await reloading.current()
          setAdded(({ count }) => ({ name, count: count + 1 }))
        },
      }),
  )
  const sending = useSyncExternalStore(queue.subscribe, () => queue.sending)
  const isBusy = isUnderWay({ sending })
  useNoStrayDrops()

  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => {
      window.removeEventListener('online', queue.retryLost)
      queue.stop()
    }
  }, [queue])
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
