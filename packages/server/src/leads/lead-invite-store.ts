import type { KeyObject } from 'node:crypto'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { type LeadFacts, leadFacts } from '@foyer/domain/leads/lead-facts.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { type Keys, keyedHash } from '../kit/hash.ts'
import { rateLimiter } from '../kit/rate-limit.ts'
import { readAnswers } from './lead-store.ts'
import { inviteLimits } from './limits.ts'

const keyOf = (tokens: Keys['tokens'], siteId: string, token: string) => keyedHash(tokens, 'lead-invite', siteId, token)

/** Counts in the transaction of the mail, so that what is refused later is not counted. */
export const countInvite = async (
  trx: Trx,
  key: KeyObject,
  { siteId, email, now }: { siteId: string; email: string; now: Date },
): Promise<void> => {
  const { rows } = await sql<{ brokerage: string }>`select foyer_brokerage_of_site() as brokerage`.execute(trx)
  const brokerage = rows[0]?.brokerage || siteId
  const limiter = rateLimiter(trx, key)
  await limiter.takeOrRefuse(inviteLimits.ofBrokerage, brokerage, now)
  await limiter.takeOrRefuse(inviteLimits.toAddress, `${brokerage}|${email}`, now)
}

interface SavedInvite {
  siteId: string
  leadId: number
  token: string
  tokens: Keys['tokens']
  now: Date
  ends: Date
}

/** The one link of a lead: a former one works no more. */
export const saveInvite = async (
  trx: Trx,
  { siteId, leadId, token, tokens, now, ends }: SavedInvite,
): Promise<void> => {
  await trx
    .updateTable('leads')
    .set({ invite_key: keyOf(tokens, siteId, token), invited_at: now, invite_ends: ends })
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .execute()
}

export interface OpenInvite {
  leadId: number
  language: number
  ownerId: string | null
  facts: LeadFacts
}

interface Asked {
  siteId: string
  token: string
  tokens: Keys['tokens']
  now: Date
}

/** The lead that a link leads to; undefined once it has ended or an application began with it. */
export const findInvite = async (
  trx: Trx,
  crypto: FieldCrypto,
  { siteId, token, tokens, now }: Asked,
): Promise<OpenInvite | undefined> => {
  const row = await trx
    .selectFrom('leads')
    .select(['lead_id', 'language', 'owner_id', 'answers'])
    .where('site_id', '=', siteId)
    .where('invite_key', '=', keyOf(tokens, siteId, token))
    .where('invite_ends', '>', now)
    .where('application_id', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      ...{ leadId: row.lead_id, language: row.language, ownerId: row.owner_id },
      facts: leadFacts(readAnswers(crypto, siteId, row)),
    }
  )
}

/** The account with the address of the lead begins with it; false once an application has. */
export const takeInvite = async (trx: Trx, siteId: string, leadId: number, userId: string): Promise<boolean> => {
  const taken = await trx
    .updateTable('leads')
    .set({ user_id: userId })
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .where('application_id', 'is', null)
    .returning('lead_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The lead with whose invitation this user came, as long as it works, and the telephone number that they gave. */
export const findBegunLead = async (
  trx: Trx,
  crypto: FieldCrypto,
  { siteId, userId, now }: { siteId: string; userId: string; now: Date },
): Promise<{ leadId: number; phone: string } | undefined> => {
  const { rows } = await sql<{
    lead_id: number
    answers: Uint8Array
  }>`select * from foyer_begun_lead(${siteId}, ${userId}, ${now}::timestamptz)`.execute(trx)
  const [row] = rows
  return row && { leadId: row.lead_id, phone: normalisePhone(leadFacts(readAnswers(crypto, siteId, row)).phone) }
}

/** The application is the lead's, and a deal of its owner. */
export const beginFromLead = async (trx: Trx, leadId: number, applicationId: number): Promise<void> => {
  await sql`select foyer_begin_from_lead(${leadId}::bigint, ${applicationId}::bigint)`.execute(trx)
}

/** The owner of a lead, if they see it now. */
export const findSender = async (
  trx: Trx,
  siteId: string,
  ownerId: string,
): Promise<{ name: string; email: string } | undefined> => {
  if (ownerId === '') return undefined
  const { rows } = await sql<{ name: string; email: string }>`
    select trim(first_name || ' ' || last_name) as name, email from foyer_staff_of_leads(${siteId})
     where person_id = ${ownerId} and can_own`.execute(trx)
  return rows[0]
}
