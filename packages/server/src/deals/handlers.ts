import { dealsCalls } from '@foyer/contract/deals/calls.ts'
import type { InvitedPart } from '@foyer/domain/invites/fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { assembleMyDeal } from './assemble-my-deal.ts'
import { type DeleteNeeds, deleteApplication } from './delete-application.ts'
import { listMyDeals } from './store.ts'

const mostDeals = 200

interface InvitedNeeds {
  /** Invitations belong to another feature. */
  invitedParts(
    trx: Trx,
    reader: { siteId: string; userId: string; now: Date; language: Language },
  ): Promise<InvitedPart[]>
}

export const dealsHandlers = ({
  texts,
  invitedParts,
  ...needs
}: Pick<Services, 'texts'> & DeleteNeeds & InvitedNeeds) =>
  implementCalls(dealsCalls, {
    loadMyDeals: {
      async transaction({ scope: { siteId, userId, actor }, language, now }, trx) {
        const rows = await listMyDeals(trx, { siteId, userId, most: mostDeals, now })
        return {
          Deals: rows.map((row) => assembleMyDeal(row, language, texts)),
          // They are of other people's deals, which who helps need not see.
          InvitedParts: actor === undefined ? await invitedParts(trx, { siteId, userId, now, language }) : [],
        }
      },
    },
    deleteApplication: { transaction: deleteApplication(needs) },
  })
