import type { Trx } from '../db/open-database.ts'
import { cancel, type SigningServices, signingParts } from './advance.ts'
import { holdRequestsOf } from './store.ts'

interface OfDeal {
  siteId: string
  applicationId: number
  actor: string
  now: Date
}

/**
 * Cancels what was sent to be signed from an application that its client deletes and that someone could still sign: its signers are
 * notified. What everyone signed stays for the brokerage, and what is signed for insurance, which outlives the application. Returns how many there were.
 */
export const cancelOfDeal =
  (services: SigningServices) =>
  async (trx: Trx, { siteId, applicationId, actor, now }: OfDeal): Promise<number> => {
    const parts = signingParts(services)
    const held = await holdRequestsOf(trx, siteId, applicationId)
    const open = held.filter(
      ({ purpose, state }) => purpose === 'document' && (state === 'open' || state === 'preparing'),
    )
    for (const request of open) await cancel(trx, parts, request, now, actor)
    return open.length
  }
