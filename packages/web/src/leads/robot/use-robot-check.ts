import { useCallback, useRef, useState } from 'react'
import { passOwnCheck } from './own-work.ts'

export type CheckStatus = 'idle' | 'working' | 'passed' | 'failed'

/** Tokens of services live for two minutes at least, our own for an hour. */
interface Passed {
  token: string
}

/**
 * The robot check of one form. Our own begins when somebody first touches the form and is done before they are; a service's
 * is done in its frame and hands its token in. `result` waits for what is under way; empty says that it did not work.
 */
export const useRobotCheck = (form: string, isOwn: boolean) => {
  const [status, setStatus] = useState<CheckStatus>('idle')
  const underWay = useRef<Promise<string> | undefined>(undefined)
  const passed = useRef<Passed | undefined>(undefined)

  const begin = useCallback((): Promise<string> => {
    if (!isOwn) return Promise.resolve(passed.current?.token ?? '')
    if (underWay.current !== undefined) return underWay.current
    setStatus('working')
    const run = passOwnCheck(form).then((token) => {
      setStatus(token === '' ? 'failed' : 'passed')
      return token
    })
    underWay.current = run
    return run
  }, [form, isOwn])

  /** What was passed is used up, or did not work: the next one is another. */
  const reset = useCallback(() => {
    underWay.current = undefined
    passed.current = undefined
    setStatus('idle')
  }, [])

  /** The server did not take it: whatever was passed is gone. */
  const fail = useCallback(() => {
    underWay.current = undefined
    passed.current = undefined
    setStatus('failed')
  }, [])

  const handIn = useCallback((token: string) => {
    passed.current = token === '' ? undefined : { token }
    setStatus(token === '' ? 'failed' : 'passed')
  }, [])

  return { status, begin, reset, fail, handIn }
}

export type RobotCheck = ReturnType<typeof useRobotCheck>
