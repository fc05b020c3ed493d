import type { Lead, LeadAnswer } from '@foyer/domain/leads/fields.ts'
import { shownAnswers } from '@foyer/domain/leads/read-lead.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'

export interface NewLead {
  siteId: string
  leadId: number
  token: string
  formName: string
  owner: string
  /** The visitor's e-mail address, to which the owner replies; empty without one. */
  email: string
  language: 1 | 2
  answers: LeadAnswer[]
  now: Date
}

const placeOf = (siteId: string, leadId: number) => ({ table: 'leads', column: 'answers', row: leadId, site: siteId })

/** A lead's row, to be written in one batch with its messages. */
export const leadRow = (trx: Trx, crypto: FieldCrypto, lead: NewLead) =>
  trx.insertInto('leads').values({
    site_id: lead.siteId,
    lead_id: lead.leadId,
    token: lead.token,
    form_name: lead.formName,
    owner: lead.owner,
    language: lead.language,
    answers: crypto.encrypt(JSON.stringify(lead.answers), placeOf(lead.siteId, lead.leadId)),
    created_at: lead.now,
  })

export interface LeadsAsked {
  siteId: string
  token?: string | undefined
  /** Older than this lead. */
  before?: number | undefined
  only?: number
  most: number
  /** Of their answers together, encrypted. */
  mostBytes?: number
}

/** The ids of a page, the newest first, which ends by the number of its leads or by their bytes. `isLast`: there are no older ones. */
const pageOf = async (trx: Trx, asked: LeadsAsked): Promise<{ ids: number[]; isLast: boolean }> => {
  const { siteId, token, before, only, most, mostBytes = Number.POSITIVE_INFINITY } = asked
  const rows = await trx
    .selectFrom('leads')
    .select(['lead_id', sql<number>`octet_length(answers)`.as('bytes')])
    .where('site_id', '=', siteId)
    .$if(token !== undefined, (query) => query.where('token', '=', token ?? ''))
    .$if(only !== undefined, (query) => query.where('lead_id', '=', only ?? 0))
    .$if(before !== undefined, (query) =>
      query.where((all) =>
        all(
          all.refTuple('created_at', 'lead_id'),
          '<',
          all
            .selectFrom('leads as last')
            .select(['last.created_at', 'last.lead_id'])
            .where('last.site_id', '=', siteId)
            .where('last.lead_id', '=', before ?? 0)
            .$asTuple('created_at', 'lead_id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('lead_id', 'desc')
    .limit(most + 1)
    .execute()
  let bytes = 0
  const ids = rows.slice(0, most).flatMap((row, index) => {
    bytes += row.bytes
    return index === 0 || bytes <= mostBytes ? [row.lead_id] : []
  })
  return { ids, isLast: ids.length === rows.length }
}

/** Newest first, as returned: a SIN has only its last three digits. `next`: the last lead of the page, 0 at the end. */
export const listLeads = async (
  trx: Trx,
  crypto: FieldCrypto,
  asked: LeadsAsked,
): Promise<{ leads: Lead[]; next: number }> => {
  const { siteId } = asked
  const { ids, isLast } = await pageOf(trx, asked)
  if (ids.length === 0) return { leads: [], next: 0 }
  const rows = await trx
    .selectFrom('leads')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('lead_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('lead_id', 'desc')
    .execute()
  const leads = rows.map((row) => ({
    LeadID: row.lead_id,
    Token: row.token,
    FormName: row.form_name,
    Owner: row.owner,
    LanguageID: row.language,
    ReceivedAt: row.created_at.toISOString(),
    Answers: shownAnswers(JSON.parse(crypto.decrypt(row.answers, placeOf(siteId, row.lead_id))) as LeadAnswer[]),
  }))
  return { leads, next: isLast ? 0 : (ids.at(-1) ?? 0) }
}

/** Deletes a lead and its messages to the broker's own systems, sent or not; false without such a lead. */
export const removeLead = async (trx: Trx, siteId: string, leadId: number): Promise<boolean> => {
  await trx.deleteFrom('webhook_messages').where('site_id', '=', siteId).where('lead_id', '=', leadId).execute()
  const removed = await trx
    .deleteFrom('leads')
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .returning('lead_id')
    .executeTakeFirst()
  return removed !== undefined
}
