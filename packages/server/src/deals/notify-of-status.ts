import { isAnnounced } from '@foyer/domain/deals/announced.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import type { HeldDeal } from './deal-store.ts'
import { listSenders } from './senders.ts'
import { statusMails } from './status-mails.ts'

interface Changed {
  siteId: string
  applicationId: number
  status: number
  deal: HeldDeal
  now: Date
}

/**
 * Writes the messages of a status that changed, in the transaction of the change: to the borrower, and to everyone else who sent
 * their own part. Returns how many are sent; a status that is not announced has none.
 */
export const notifyOfStatus = async (
  services: Pick<Services, 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>,
  trx: Trx,
  { siteId, applicationId, status, deal: { userId, purpose }, now }: Changed,
): Promise<number> => {
  if (!isAnnounced(status)) return 0
  const { toBorrower, toSender } = statusMails(services)
  const email = (await findUser(trx, siteId, userId))?.email ?? ''
  const senders = (await listSenders(trx, siteId, applicationId)).filter(({ contact }) => contact !== email)
  await toBorrower(trx, { siteId, applicationId, status, now, userId, purpose })
  let sent = isEmail(email) ? 1 : 0
  for (const sender of senders) if (await toSender(trx, { siteId, applicationId, status, now, sender })) sent += 1
  return sent
}
