import { read } from '@foyer/ui/client/call.ts'
import { doOwnWork } from '@foyer/ui/robot/own-work.ts'
import { useCallback, useRef, useState } from 'react'

/** The token for one submission of this form; empty on failure. */
const passOwnCheck = async (token: string): Promise<string> => {
  const outcome = await read('/v1/leadopportunities/embedded-forms/robot-challenge', { token })
  return outcome.ok ? doOwnWork(outcome.reply.challenge) : ''
}

export type CheckStatus = 'idle' | 'working' | 'passed' | 'failed'

/**
 * The robot check of one form. Our own starts when the visitor first focuses the form and finishes before they do; a
 * service's runs in its frame and returns a token. If the service fails, or the visitor asks for it, our own replaces
 * it. `begin` waits for the pending check; an empty result means failure.
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

  /** The server rejected the token, or there was none: discards the passed check. */
  const fail = useCallback(() => {
    underWay.current = undefined
    setStatus('failed')
  }, [])

  /** After a failure always our own, which depends on no third party. */
  const again = useCallback(() => {
    underWay.current = undefined
    return beginOwn()
  }, [beginOwn])

  /** A service's token; empty when it expired and the visitor must pass the check again. */
  const handIn = useCallback((token: string) => {
    underWay.current = token === '' ? undefined : Promise.resolve(token)
    setStatus(token === '' ? 'idle' : 'passed')
  }, [])

  return { isOwn, status, begin, beginOwn, fail, again, handIn }
}

export type RobotCheck = ReturnType<typeof useRobotCheck>
