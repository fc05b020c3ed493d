import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import { firstStageOf, type Stage } from '@foyer/domain/office/stages.ts'
import { refreshDeal } from '../application/refresh-deal.ts'
import { saveApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import type { HeldDeal } from './deal-store.ts'
import { notifyOfStatus } from './notify-of-status.ts'

interface Change {
  siteId: string
  applicationId: number
  deal: HeldDeal
  status: number
  /** The stage of another status; its first one without. */
  stage?: Stage
  terms?: Partial<DealTerms>
  actor: string
  now: Date
}

export const upsertStage = async (
  trx: Trx,
  {
    siteId,
    applicationId,
    stage,
    actor,
    now,
  }: Pick<Change, 'siteId' | 'applicationId' | 'actor' | 'now'> & { stage: Stage },
): Promise<void> => {
  const moved = { stage, moved_at: now, moved_by: actor }
  await trx
    .insertInto('deal_stages')
    .values({ site_id: siteId, application_id: applicationId, ...moved })
    .onConflict((conflict) => conflict.columns(['site_id', 'application_id']).doUpdateSet(moved))
    .execute()
}

/**
 * Saves status and terms of a deal that the transaction holds, whichever call changes them. Another status begins with a stage, and
 * is announced: returns how many messages were written.
 */
export const changeDeal = async (
  services: Pick<Services, 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>,
  trx: Trx,
  { deal, status, stage = firstStageOf(status), terms, ...change }: Change,
): Promise<number> => {
  const { siteId, applicationId, actor, now } = change
  await saveApplication(trx, {
    siteId,
    applicationId,
    changes: { status, ...(terms && { deal_terms: { ...deal.terms, ...terms } }) },
    event: { actor },
    now,
  })
  if (status === deal.status) return 0
  await upsertStage(trx, { ...change, stage })
  await refreshDeal(trx, siteId, applicationId)
  return notifyOfStatus(services, trx, { siteId, applicationId, status, deal, now })
}
