import type { ChangedDeal } from '../live/connection.ts'

type Sent = ChangedDeal | 'lost'
const laterName = 'gallery-change'

const sendTo = (stream: EventTarget, sent: readonly Sent[]) => {
  for (const one of sent) {
    const [name, data] = typeof one === 'string' ? [one, ''] : ['message', JSON.stringify(one)]
    stream.dispatchEvent(new MessageEvent(name, { data }))
  }
}

const replaceStreams = (begin: (stream: EventTarget) => void) => {
  class Stream extends EventTarget {
    constructor() {
      super()
      setTimeout(() => {
        this.dispatchEvent(new MessageEvent('beat', { data: '' }))
        begin(this)
      })
    }
    close() {}
  }
  Object.defineProperty(globalThis, 'EventSource', { value: Stream, configurable: true })
}

/** A stream that has its first sign of life, then what is given, and then nothing. */
export const streamOf =
  (...sent: Sent[]) =>
  () =>
    replaceStreams((stream) => sendTo(stream, sent))

/** One that has it once `sendLater` asks for it. */
export const streamLater =
  (...sent: Sent[]) =>
  () =>
    replaceStreams((stream) => document.addEventListener(laterName, () => sendTo(stream, sent)))

export const sendLater = async (page: Document) => {
  page.dispatchEvent(new Event(laterName))
}
