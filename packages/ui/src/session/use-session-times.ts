import { useEffect, useRef, useState } from 'react'
import { whenAnswered } from '../client/call.ts'
import { sessionChannel } from './session-channel.ts'
import { idleSeconds, type SessionState, type SessionTimes, sessionState } from './session-clock.ts'

const lookEveryMilliseconds = 1000
/** How often a tab notifies the others of activity. */
const tellEveryMilliseconds = 5000

/**
 * The session's state, checked every second: every response in any tab extends it, a log-out in any ends it.
 * `totalEnds`: its absolute end, if known from the start.
 */
export const useSessionTimes = (SiteID: string, onEnded: (why: 'ended' | 'loggedOut') => void, totalEnds = '') => {
  const totalEnd = totalEnds === '' ? undefined : Date.parse(totalEnds)
  const times = useRef<SessionTimes>({ lastAnswer: Date.now(), idleSeconds, totalEnd })
  const [state, setState] = useState<SessionState>({ kind: 'quiet' })

  useEffect(() => {
    let told = 0
    const answered = (at: number) => {
      times.current = { ...times.current, lastAnswer: Math.max(times.current.lastAnswer, at) }
    }
    const silence = whenAnswered(() => {
      answered(Date.now())
      if (Date.now() - told < tellEveryMilliseconds) return
      told = Date.now()
      sessionChannel.post({ kind: 'extended', SiteID, at: told })
    })
    const unsubscribe = sessionChannel.subscribe((message) => {
      if (message.SiteID !== SiteID) return
      if (message.kind === 'ended') onEnded('loggedOut')
      else if (message.kind === 'extended') answered(message.at)
    })
    const look = setInterval(() => {
      const now = sessionState(Date.now(), times.current)
      setState((before) => (before.kind === 'quiet' && now.kind === 'quiet' ? before : now))
      if (now.kind === 'ended') onEnded('ended')
    }, lookEveryMilliseconds)
    return () => {
      silence()
      unsubscribe()
      clearInterval(look)
    }
  }, [SiteID, onEnded])

  const extended = (reply: { IdleSeconds: number; TotalSeconds: number }) => {
    const now = Date.now()
    times.current = { lastAnswer: now, idleSeconds: reply.IdleSeconds, totalEnd: now + reply.TotalSeconds * 1000 }
    setState(sessionState(now, times.current))
  }
  return { state, extended }
}
