import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { write } from '@foyer/ui/client/call.ts'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

export const hasPasskeys = browserSupportsWebAuthn

/** What the browser answered instead of a passkey: the person cancelled or it found none, or this device has one. */
export type Refused = 'notUsed' | 'notMade' | 'isHere'
type Proof = BodyOf<'/console-api/FinishPasskey'>
export type PasskeyResult<Value> = { kind: 'made'; value: Value } | { kind: 'refused'; why: Refused } | Failure

const isDuplicate = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/** Asks the browser for a passkey of this person, for signing in or to confirm a step. */
export const provePasskey = async (): Promise<PasskeyResult<Proof>> => {
  const started = await write('/console-api/StartPasskey', {})
  if (!started.ok) return started
  try {
    const response = await startAuthentication({ optionsJSON: JSON.parse(started.reply.Options) })
    return { kind: 'made', value: { ChallengeID: started.reply.ChallengeID, Response: JSON.stringify(response) } }
  } catch {
    return { kind: 'refused', why: 'notUsed' }
  }
}

type Start = () => Promise<Outcome<Pick<Proof, 'ChallengeID'> & { Options: string }>>

/** Lets the browser make a passkey. */
export const makePasskey = async (start: Start): Promise<PasskeyResult<Proof>> => {
  const started = await start()
  if (!started.ok) return started
  try {
    const response = await startRegistration({ optionsJSON: JSON.parse(started.reply.Options) })
    return { kind: 'made', value: { ChallengeID: started.reply.ChallengeID, Response: JSON.stringify(response) } }
  } catch (error) {
    return { kind: 'refused', why: isDuplicate(error) ? 'isHere' : 'notMade' }
  }
}
