import type { BodyOf, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import { useState } from 'react'
import { read } from '../client/call.ts'
import { useCallIds } from '../client/ids.tsx'
import type { Outcome } from '../client/outcome.ts'
import { useWrite } from '../client/use-write.ts'
import classes from './checked.module.css'
import { doOwnWork } from './own-work.ts'

type CheckedPath = {
  [P in WritePath]: 'captchaToken' extends keyof BodyOf<P> ? P : never
}[WritePath]

/**
 * A call for which the server may require a robot check after many tries. The browser solves it and repeats the call,
 * so that users press once. `status` is shown beside the button: that the browser is at work, which requires no action.
 */
export const useCheckedWrite = <P extends CheckedPath>(path: P, working: string) => {
  const { SiteID } = useCallIds()
  const { run: write } = useWrite(path)
  const [isWorking, setWorking] = useState(false)
  const ask = () =>
    path.startsWith('/console-api/')
      ? read('/console-api/RobotChallenge', {})
      : read('/api/MTGAPPRobotChallenge', { SiteID })
  const run = async (body: BodyOf<P>): Promise<Outcome<ReplyOf<P>>> => {
    const outcome = await write(body)
    if (outcome.ok || outcome.key !== 'RobotCheckRequired') return outcome
    setWorking(true)
    const asked = await ask()
    const captchaToken = asked.ok ? await doOwnWork(asked.reply.challenge) : ''
    setWorking(false)
    if (!asked.ok) return asked
    if (captchaToken === '') return { ok: false, key: 'CaptchaNotValidated', errors: [] }
    return write({ ...body, captchaToken })
  }
  const status = (
    <p className={classes.live} role="status">
      {isWorking && working}
    </p>
  )
  return { run, status }
}
