import { largestUpload, parallelUploads } from '@foyer/domain/documents/rules.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Failure, FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { folderType } from './given-files.ts'

/** An upload in progress. */
export interface Sending {
  id: number
  itemId: number
  name: string
  phase: 'waiting' | 'sending' | 'failed'
  /** The part sent, 0 to 1. */
  part: number
  failure: Failure | undefined
}

export interface UploadPorts {
  send: (file: File, itemId: number, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Outcome>
  /** Called and awaited once a file is stored: the upload stays listed until the loaded list contains it. */
  kept: () => Promise<unknown>
}

interface Job {
  file: File
  cancel: AbortController
}

const failureOf = (key: ErrorKey): Failure => ({ ok: false, key, errors: [] })

/** Checks a file before sending it. */
const atOnce = ({ size, type }: File): Failure | undefined => {
  if (type === folderType) return failureOf('FileTypeNotAccepted')
  if (size === 0) return failureOf('FileEmpty')
  return size > largestUpload ? failureOf('FileTooLarge') : undefined
}

/**
 * Sends files three at a time, in the order they were chosen, each with its progress; a failed one stays for a retry.
 */
export class UploadQueue {
  sending: readonly Sending[] = []
  /** The last stored file, to be announced, and the number stored so far. */
  added = { name: '', count: 0 }
  private readonly jobs = new Map<number, Job>()
  private readonly listeners = new Set<() => void>()
  private readonly ports: UploadPorts
  private last = 0

  constructor(ports: UploadPorts) {
    this.ports = ports
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  add = (itemId: number, files: readonly File[]) => {
    const added = files.map((file): Sending => {
      this.last += 1
      const failure = atOnce(file)
      this.jobs.set(this.last, { file, cancel: new AbortController() })
      return { id: this.last, itemId, name: file.name, phase: failure ? 'failed' : 'waiting', part: 0, failure }
    })
    this.become([...this.sending, ...added])
    this.fill()
  }

  /** Cancels an upload, or removes a failed one from the list. */
  cancel = (id: number) => {
    this.jobs.get(id)?.cancel.abort()
    this.jobs.delete(id)
    this.become(this.sending.filter((one) => one.id !== id))
    this.fill()
  }

  retry = (id: number) => {
    const job = this.jobs.get(id)
    if (!job) return
    job.cancel = new AbortController()
    this.change(id, { phase: 'waiting', part: 0, failure: undefined })
    this.fill()
  }

  /** Sends uploads that lost the connection again once it is back. */
  retryLost = () => {
    this.retryFailed('NetworkFailure')
  }

  /** Sends uploads again that an ended session refused, once the link is open again. */
  retryEnded = () => {
    this.retryFailed('Access_Denied')
  }

  /** Cancels all uploads when the page is left. */
  stop = () => {
    for (const { cancel } of this.jobs.values()) cancel.abort()
  }

  private retryFailed(key: FailureKey) {
    for (const { id, failure } of this.sending) if (failure?.key === key) this.retry(id)
  }

  private fill() {
    const free = parallelUploads - this.sending.filter(({ phase }) => phase === 'sending').length
    const next = this.sending.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free))
    for (const one of next) void this.start(one)
  }

  private async start({ id, itemId, name }: Sending) {
    const job = this.jobs.get(id)
    if (!job) return
    this.change(id, { phase: 'sending' })
    const onProgress = (part: number) => this.change(id, { part })
    const outcome = await this.ports.send(job.file, itemId, onProgress, job.cancel.signal)
    if (this.jobs.get(id) !== job) return
    if (outcome.ok) {
      await this.ports.kept()
      this.jobs.delete(id)
      this.added = { name, count: this.added.count + 1 }
      this.become(this.sending.filter((one) => one.id !== id))
    } else {
      this.change(id, { phase: 'failed', failure: outcome })
    }
    this.fill()
  }

  private change(id: number, change: Partial<Sending>) {
    this.become(this.sending.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }

  private become(sending: readonly Sending[]) {
    this.sending = sending
    for (const listener of this.listeners) listener()
  }
}
