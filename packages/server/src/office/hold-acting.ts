import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { mayDo } from '@foyer/domain/office/permissions.ts'
import type { Trx } from '../db/open-database.ts'
import { lockBrokerage } from '../kit/lock-brokerage.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ScopeOf } from '../kit/scope.ts'
import { liveSession } from './begin-session.ts'
import { holdMember } from './people-store.ts'

/**
 * For what outlives its maker's session: locks the brokerage, and refuses a person whose right or session ended since the guard let them
 * in. What they had made was ended then, and one more would stay.
 */
export const holdActing = async (trx: Trx, scope: ScopeOf<'office'>, action: OfficeAction): Promise<void> => {
  const { brokerageId, personId } = scope.session
  await lockBrokerage(trx, brokerageId)
  const member = (await liveSession(trx, scope)) && (await holdMember(trx, brokerageId, personId))
  if (!member || !mayDo(member, action)) throw new Refusal('Access_Denied')
}
