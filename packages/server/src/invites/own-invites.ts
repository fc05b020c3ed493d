import type { InvitedPart } from '@foyer/domain/invites/fields.ts'
import { waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { inviterOf, isOpenInvite, type OwnInvite, ownInvitesOf } from './store.ts'
import { shownInvite } from './visible-invites.ts'

interface Reader {
  siteId: string
  userId: string
  now: Date
  language: Language
}

/** One invitation of each application, the newest. */
const newestOfEach = (invites: readonly OwnInvite[]): OwnInvite[] =>
  invites.filter(
    (invite, index) => index === invites.findIndex(({ application_id }) => application_id === invite.application_id),
  )

/**
 * The parts that a user was invited to at the address of their account, which a mailed code has confirmed. Of a deal that
 * is decided only those that were sent.
 */
export const invitedParts = async (trx: Trx, { siteId, userId, now, language }: Reader): Promise<InvitedPart[]> => {
  const user = await findUser(trx, siteId, userId)
  if (user === undefined) return []
  const invites = newestOfEach(await ownInvitesOf(trx, user)).filter(
    ({ submitted_at, status, request_review }) => submitted_at !== null || waitsForInvited(status, request_review),
  )
  const parts: InvitedPart[] = []
  for (const invite of invites) {
    const { InviteID, Status, strInviteDate } = shownInvite({ ...invite, undelivered: false }, now, language)
    parts.push({
      ...{ InviteID, Status, strInviteDate },
      InviterName: await inviterOf(trx, siteId, invite.application_id),
      RenewFlag: isOpenInvite(invite, now) ? 1 : 0,
      strSubmittedAt: invite.submitted_at === null ? '' : formatDate(todayOf(invite.submitted_at), language),
    })
  }
  return parts
}
