import type { Limit } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

const failedDrawings: Limit = { name: 'application-failed-drawings', max: 3, seconds: 60 * 60 }

/**
 * Draws a document; undefined if the one with this key failed too often in the last hour. A full queue is a refusal, which is
 * not a failed drawing.
 */
export const unlessFailing = async (
  { limiter, clock }: Pick<Services, 'limiter' | 'clock'>,
  key: string,
  drawing: () => Promise<Buffer>,
): Promise<Buffer | undefined> => {
  if ((await limiter.secondsLeft(failedDrawings, key, clock.now())) > 0) return undefined
  try {
    return await drawing()
  } catch (error) {
    if (!(error instanceof Refusal)) await limiter.take(failedDrawings, key, clock.now())
    throw error
  }
}
