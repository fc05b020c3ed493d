import { useCallback, useRef, useState } from 'react'
import { read } from '../../kit/client/call.ts'
import { doOwnWork } from '../../kit/robot/own-work.ts'

/** The token for one sending of this form; empty when the check did not work. */
const passOwnCheck = async (token: string): Promise<string> => {
  const outcome = await read('/v1/leadopportunities/embedded-forms/robot-challenge', { token })
  return outcome.ok ? doOwnWork(outcome.reply.challenge) : ''
}

export type CheckStatus = 'idle' | 'working' | 'passed' | 'failed'

/**
 * The robot check of one form. Our own begins when somebody first touches the form and is done before they are; a service's
 * is done in its frame and hands its token in. A service that does not come or does not answer gives way to our own, and so
 * it does for whoever asks. `begin` waits for what is under way; empty says that it did not work.
 */
export const useRobotCheck = (form: string, kind: string) => {
  const [isOwn, setOwn] = useState(kind === 'altcha')
  const [status, setStatus] = useState<CheckStatus>('idle')
  const underWay = useRef<Promise<string> | undefined>(undefined)

  const beginOwn = useCallback((): Promise<string> => {
    setOwn(true)
    if (underWay.current !== undefined) return underWay.current
    setStatus('working')
    const run = passOwnCheck(form).then((token) => {
      setStatus(token === '' ? 'failed' : 'passed')
      return token
    })
    underWay.current = run
    return run
  }, [form])

  const begin = useCallback(
    (): Promise<string> => (isOwn ? beginOwn() : (underWay.current ?? Promise.resolve(''))),
    [isOwn, beginOwn],
  )

  /** The server did not take it, or there was none to take: whatever was passed is gone. */
  const fail = useCallback(() => {
    underWay.current = undefined
    setStatus('failed')
  }, [])

  /** After a failure always our own: it needs nobody else. */
  const again = useCallback(() => {
    underWay.current = undefined
    return beginOwn()
  }, [beginOwn])

  /** A service's token; empty when the one before has run out and the visitor has to pass it anew. */
  const handIn = useCallback((token: string) => {
    underWay.current = token === '' ? undefined : Promise.resolve(token)
    setStatus(token === '' ? 'idle' : 'passed')
  }, [])

  return { isOwn, status, begin, beginOwn, fail, again, handIn }
}

export type RobotCheck = ReturnType<typeof useRobotCheck>
