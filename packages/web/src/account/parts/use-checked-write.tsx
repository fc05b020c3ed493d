import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useState } from 'react'
import { doOwnWork } from '../../kit/robot/own-work.ts'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'

type CheckedPath =
  | '/api/MTGAPPUserSignIn'
  | '/api/MTGAPPUserForgotPassword'
  | '/api/MTGAPPValidateEmail'
  | '/api/MTGAPPRegisterUser'

/** Announces that the browser is solving the check, which requires no action. */
const Working = ({ isWorking }: { isWorking: boolean }) => {
  const t = useTexts()
  return (
    <p className={classes.live} role="status">
      {isWorking && t('robot')}
    </p>
  )
}

/**
 * A call for which the server may require a robot check after many tries. The browser solves it and repeats the call,
 * so that users press once. `status` is shown beside the button.
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
