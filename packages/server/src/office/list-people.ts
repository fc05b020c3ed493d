import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type Membership, nameOf, namesReply, type Person, rightsReply } from './people-store.ts'

interface Counts {
  passkeys: number
  has_totp: boolean
  codes_left: number
  deals: number
  deal_sites: string[]
  sites_led: string[]
  last_used_at: Date | null
}

/**
 * Everyone who works or worked for a brokerage, active people first. Of who left, and of work for another brokerage, it shows nothing: a
 * factor that may have been used there counts as use only of who works here alone.
 */
export const listMembers = async (trx: Trx, brokerageId: string) => {
  const { rows } = await sql<Membership & Person & Counts>`
    select m.*, p.email, p.first_name, p.last_name, p.language,
      (select count(*)::integer from factors f where f.person_id = m.person_id and f.kind = 'passkey' and m.ended_at is null) as passkeys,
      exists (select from factors f where f.person_id = m.person_id and f.kind = 'totp' and m.ended_at is null) as has_totp,
      (select count(*)::integer from recovery_codes c
        where c.person_id = m.person_id and c.used_at is null and m.ended_at is null) as codes_left,
      (select count(*)::integer from deal_owners o join brokerage_sites s on s.slug = o.slug
        where o.person_id = m.person_id and s.brokerage_id = m.brokerage_id) as deals,
      array(select s.slug from brokerage_sites s where s.brokerage_id = m.brokerage_id and exists (select from deal_owners o
        where o.slug = s.slug and o.person_id = m.person_id) order by s.slug) as deal_sites,
      array(select s.slug from brokerage_sites s
        where s.brokerage_id = m.brokerage_id and s.lead_id = m.person_id order by s.slug) as sites_led,
      greatest((select max(last_used_at) from factors f where f.person_id = m.person_id and m.ended_at is null
          and not exists (select from memberships o where o.person_id = m.person_id and o.brokerage_id <> m.brokerage_id)),
        (select max(last_seen_at) from office_sessions s
          where s.person_id = m.person_id and s.brokerage_id = m.brokerage_id)) as last_used_at
    from memberships m join people p on p.person_id = m.person_id
    where m.brokerage_id = ${brokerageId}
    order by m.ended_at is not null, p.last_name, p.first_name, m.person_id`.execute(trx)
  return rows.map((row) => ({
    ...{ PersonID: row.person_id, Email: row.email },
    ...namesReply(row),
    ...rightsReply(row),
    Passkeys: row.passkeys,
    Totp: row.has_totp ? (1 as const) : (0 as const),
    RecoveryCodesLeft: row.codes_left,
    Deals: row.deals,
    DealSites: row.deal_sites,
    SitesLed: row.sites_led,
    JoinedAt: row.joined_at.toISOString(),
    LastUsedAt: row.last_used_at?.toISOString() ?? '',
    EndedAt: row.ended_at?.toISOString() ?? '',
  }))
}

/** Invitations that were neither accepted nor withdrawn, expired ones included. */
export const listInvitations = async (trx: Trx, brokerageId: string, now: Date) => {
  const rows = await trx
    .selectFrom('person_invitations')
    .innerJoin('people', 'people.person_id', 'person_invitations.invited_by')
    .selectAll('person_invitations')
    .select(['people.first_name as inviter_first', 'people.last_name as inviter_last'])
    .where('person_invitations.brokerage_id', '=', brokerageId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('invitation_id')
    .execute()
  return rows.map((row) => ({
    ...{ InvitationID: row.invitation_id, Email: row.email },
    ...namesReply(row),
    ...rightsReply(row),
    InvitedBy: nameOf({ first_name: row.inviter_first, last_name: row.inviter_last }),
    SentAt: row.sent_at.toISOString(),
    ExpiresAt: row.expires_at.toISOString(),
    Expired: row.expires_at <= now ? (1 as const) : (0 as const),
  }))
}
