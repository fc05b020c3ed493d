import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCallIds } from '../../kit/client/ids.tsx'
import { sendFile } from '../../kit/client/upload.ts'
import { type Sending, UploadQueue } from './upload-queue.ts'

export interface Uploads {
  sending: readonly Sending[]
  /** The file that was added last, to be read out. */
  lastAdded: string
  add: (itemId: number, files: readonly File[]) => void
  cancel: (id: number) => void
  retry: (id: number) => void
}

export const isUnderWay = ({ sending }: Pick<Uploads, 'sending'>): boolean =>
  sending.some(({ phase }) => phase !== 'failed')

/** The files on their way to the items of a page; `reload` brings the list that has them. */
export const useUploads = (
  path: '/WS/MTGAPPRDDZUpload' | '/WS/RDDZUpload',
  reload: () => Promise<unknown>,
): Uploads => {
  const { SiteID } = useCallIds()
  const [lastAdded, setLastAdded] = useState('')
  const reloading = useRef(reload)
  reloading.current = reload
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file, itemId, onProgress, signal) =>
          sendFile({ path: `${path}/${itemId}`, fields: { SiteID }, file, onProgress, signal }),
        kept: async (_, name) => {
          await reloading.current()
          setLastAdded(name)
        },
      }),
  )
  const sending = useSyncExternalStore(queue.subscribe, () => queue.sending)
  const isBusy = isUnderWay({ sending })

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
  return { sending, lastAdded, add: queue.add, cancel: queue.cancel, retry: queue.retry }
}
