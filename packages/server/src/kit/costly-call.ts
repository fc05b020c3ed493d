import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import type { Scope } from './scope.ts'
import { createSemaphore } from './semaphore.ts'
import type { Services } from './services.ts'

/** Ten at once of one caller (a page sends one, and repeats it after a lost connection) were sent by a program. */
const oneAtATime = createSemaphore({ concurrency: 100, concurrencyPerKey: 1, queued: 400, queuedPerKey: 9 })

/**
 * A page sends few requests at a time. More of one caller, or for one application, wait here and not on a connection to the
 * database: writes of an application wait for its row, and one person's would take the connections of everybody.
 */
const ofOne = createSemaphore({ concurrency: 10_000, concurrencyPerKey: 2, queued: 10_000, queuedPerKey: 100 })

/** Does the work when, for each of these keys, fewer than two others are under way. Undefined keys count nothing. */
export const inTurn = <T>(keys: readonly (string | undefined)[], work: () => Promise<T>): Promise<T> =>
  keys.reduceRight((next, key) => (key === undefined ? next : () => ofOne(next, key)), work)()

/**
 * The key of an actor of the operator's side: a person's sessions share one turn at every door, in each brokerage, since who runs
 * the sign-on of one must not slow them in another.
 */
export const turnOfActor = (actor: string, brokerageId = ''): string => `actor ${actor} ${brokerageId}`

/** The caller, by what the guard found: two people of one application or request are two callers. */
const callerKey = ({ siteId, kind, userId, invite, signer, cliApplicationId, applicantId }: Scope): string =>
  JSON.stringify([siteId, kind, userId, invite?.inviteId, signer, cliApplicationId, applicantId])

/**
 * Does the work of a call that is declared with `perHour`: within this number for its caller, counted across processes
 * before the work, and one at a time, so that one person neither holds the server nor fills the queue that others wait in.
 */
export const runCostly = <T>(
  { limiter }: Pick<Services, 'limiter'>,
  call: Pick<CallDeclaration, 'path' | 'perHour'>,
  scope: Scope,
  now: Date,
  work: () => Promise<T>,
): Promise<T> => {
  const { perHour } = call
  if (perHour === undefined) return work()
  const name = pathsOf(call)[0] ?? ''
  const caller = callerKey(scope)
  return oneAtATime(async () => {
    await limiter.takeOrRefuse({ name, max: perHour, seconds: 60 * 60 }, caller, now)
    return work()
  }, `${name} ${caller}`)
}
