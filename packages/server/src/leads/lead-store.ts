import type { Lead, LeadAnswer } from '@foyer/domain/leads/fields.ts'
import { shownAnswers } from '@foyer/domain/leads/read-lead.ts'
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
}

/** Newest first, as returned: a SIN has only its last three digits. */
export const listLeads = async (trx: Trx, crypto: FieldCrypto, asked: LeadsAsked): Promise<Lead[]> => {
  const { siteId, token, before, only, most } = asked
  const rows = await trx
    .selectFrom('leads')
    .selectAll()
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
    .limit(most)
    .execute()
  return rows.map((row) => ({
    LeadID: row.lead_id,
    Token: row.token,
    FormName: row.form_name,
    Owner: row.owner,
    LanguageID: row.language,
    ReceivedAt: row.created_at.toISOString(),
    Answers: shownAnswers(JSON.parse(crypto.decrypt(row.answers, placeOf(siteId, row.lead_id))) as LeadAnswer[]),
  }))
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
