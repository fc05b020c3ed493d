import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { useState } from 'react'
import { read } from '../../kit/client/call.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Outcome } from '../../kit/client/outcome.ts'
import { useWrite } from '../../kit/client/use-write.ts'
import { doOwnWork } from '../../kit/robot/own-work.ts'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'

type CheckedPath =
  | '/api/MTGAPPUserSignIn'
  | '/api/MTGAPPUserForgotPassword'
  | '/api/MTGAPPValidateEmail'
  | '/api/MTGAPPRegisterUser'

/** Tells that the browser is at work on the check; it is read out and asks nothing of anybody. */
const Working = ({ isWorking }: { isWorking: boolean }) => {
  const t = useTexts()
  return (
    <p className={classes.live} role="status">
      {isWorking && t('robot')}
    </p>
  )
}

/**
 * A call that the server may want a robot check for, once there have been many tries. The browser's own work passes it and
 * the call is made again, so that nobody presses twice. `status` goes beside the button.
 */
export const useCheckedWrite = <P extends CheckedPath>(path: P) => {
  const { SiteID } = useCallIds()
  const { run: write } = useWrite(path)
  const [isWorking, setWorking] = useState(false)
  const run = async (body: BodyOf<P>): Promise<Outcome<ReplyOf<P>>> => {
    const outcome = await write(body)
    if (outcome.ok || outcome.key !== 'RobotCheckRequired') return outcome
    setWorking(true)
    const asked = await read('/api/MTGAPPRobotChallenge', { SiteID })
    const captchaToken = asked.ok ? await doOwnWork(asked.reply.challenge) : ''
    setWorking(false)
    if (!asked.ok) return asked
    if (captchaToken === '') return { ok: false, key: 'CaptchaNotValidated', errors: [] }
    return write({ ...body, captchaToken })
  }
  return { run, status: <Working isWorking={isWorking} /> }
}
