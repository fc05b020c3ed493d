import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { beatSeconds, pollSeconds } from '@foyer/domain/office/live.ts'
import { watch } from '@foyer/ui/client/call.ts'

export type ChangedDeal = ReplyOf<'/console-api/ListChanges'>['Changes'][number]

export interface LiveListener {
  /** Someone else changed a deal within reach. */
  onChange(change: ChangedDeal): void
  /** Changes may have been missed: while the page was hidden, or while it was shown. */
  onGap(wasHidden: boolean): void
}

const eventsPath = '/console-api/Events'
/** A page that is hidden for longer closes its stream. */
const hiddenSeconds = 60
/** After two failures the page asks instead, and goes on trying. */
const failuresBeforePolling = 2
/** A proxy that holds the stream back lets nothing through, without an error. */
const firstBeatSeconds = 5
const mostSecondsBetweenTries = 60

/** Listens to the server as long as the page is visible. Returns the end of it. */
export const listenToChanges = (listener: LiveListener): (() => void) => {
  let source: EventSource | undefined
  let failures = 0
  /** The stream has had its first sign of life. */
  let isUp = false
  let hasListened = false
  let wasHidden = false
  let since = ''
  const timers = new Map<string, number>()
  const stop = (name: string) => {
    clearTimeout(timers.get(name))
    timers.delete(name)
  }
  const after = (name: string, seconds: number, work: () => void) => {
    stop(name)
    const run = () => {
      timers.delete(name)
      work()
    }
    timers.set(name, window.setTimeout(run, seconds * 1000))
  }

  const beaten = () => {
    after('silence', 2.5 * beatSeconds, failed)
    if (isUp) return
    const mayHaveMissed = hasListened || failures > 0
    isUp = true
    hasListened = true
    failures = 0
    stop('poll')
    since = ''
    if (mayHaveMissed) listener.onGap(false)
  }
  const disconnect = () => {
    source?.close()
    source = undefined
    isUp = false
    for (const name of ['silence', 'try']) stop(name)
  }
  const connect = () => {
    disconnect()
    const next = new EventSource(eventsPath)
    source = next
    after('silence', firstBeatSeconds, failed)
    next.addEventListener('beat', beaten)
    next.addEventListener('message', ({ data }: MessageEvent<string>) =>
      listener.onChange(JSON.parse(data) as ChangedDeal),
    )
    next.addEventListener('lost', () => listener.onGap(false))
    // The page loads its deals, which leads to the sign-in.
    next.addEventListener('ended', () => listener.onGap(true))
    // Another window of this session took its place: this one asks.
    next.addEventListener('replaced', () => {
      disconnect()
      void poll()
    })
    next.addEventListener('error', failed)
  }
  const failed = () => {
    disconnect()
    failures += 1
    if (failures >= failuresBeforePolling && !timers.has('poll')) void poll()
    after('try', Math.min(mostSecondsBetweenTries, 2 ** failures) * (0.5 + Math.random() / 2), connect)
  }
  const poll = async () => {
    after('poll', pollSeconds, () => void poll())
    const outcome = await watch('/console-api/ListChanges', { Since: since })
    if (!outcome.ok || !timers.has('poll')) return
    const { Changes, CompleteFl, Now } = outcome.reply
    if (CompleteFl === 0 && (since !== '' || hasListened)) listener.onGap(false)
    since = Now
    for (const change of Changes) listener.onChange(change)
  }

  const onVisibility = () => {
    if (document.hidden) {
      after('hidden', hiddenSeconds, () => {
        wasHidden = true
        disconnect()
        stop('poll')
      })
      return
    }
    stop('hidden')
    if (!wasHidden) return
    wasHidden = false
    hasListened = false
    failures = 0
    listener.onGap(true)
    connect()
  }
  document.addEventListener('visibilitychange', onVisibility)
  connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    disconnect()
    for (const name of timers.keys()) stop(name)
  }
}
