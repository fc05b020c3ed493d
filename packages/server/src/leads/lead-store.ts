import type { Lead, LeadAnswer } from '@foyer/domain/leads/fields.ts'
import { shownAnswers } from '@foyer/domain/leads/read-lead.ts'
import { sql } from 'kysely'
import { isHeld } from '../application/is-held.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { rowsWithin } from '../kit/rows-within.ts'
import type { Place } from '../kit/sealed-columns.ts'

export interface NewLead {
  siteId: string
  leadId: number
  token: string
  formName: string
  owner: string
  /** The visitor's e-mail address, to which the owner replies; empty without one. */
  email: string
  /** The address of the owner that the visitor chose; empty without a choice. */
  chosenEmail?: string
  language: 1 | 2
  answers: LeadAnswer[]
  now: Date
}

const placeOf = (siteId: string, leadId: number): Place => ({
  table: 'leads',
  column: 'answers',
  row: leadId,
  site: siteId,
})

/** A lead's row, to be written in one batch with its messages; `reader`: who gets it by mail. */
export const leadRow = (trx: Trx, crypto: FieldCrypto, lead: NewLead, reader = '') =>
  trx.insertInto('leads').values({
    site_id: lead.siteId,
    lead_id: lead.leadId,
    token: lead.token,
    form_name: lead.formName,
    owner: lead.owner,
    language: lead.language,
    answers: crypto.encrypt(JSON.stringify(lead.answers), placeOf(lead.siteId, lead.leadId)),
    created_at: lead.now,
    owner_id: sql<string | null>`foyer_recipient_of_lead(${lead.chosenEmail ?? ''}, ${reader})`,
  })

export interface LeadsAsked {
  siteId: string
  token?: string | undefined
  /** Older than this lead. */
  before?: number | undefined
  most: number
  mostBytes: number
}

export interface LeadsPage {
  leads: Lead[]
  /** Without older ones. */
  isLast: boolean
}

const leadsOf = (trx: Trx, siteId: string) => trx.selectFrom('leads').where('leads.site_id', '=', siteId)

/** Whether a page may begin after this lead: one that was deleted meanwhile has no place among the others. */
export const hasLead = async (trx: Trx, siteId: string, leadId: number): Promise<boolean> =>
  (await leadsOf(trx, siteId).select('lead_id').where('lead_id', '=', leadId).executeTakeFirst()) !== undefined

/** The ids of a page. PostgreSQL knows the length of the answers without reading them. */
const pageOf = async (trx: Trx, { siteId, token, before, most, mostBytes }: LeadsAsked) => {
  const rows = await leadsOf(trx, siteId)
    .select(['lead_id', sql<number>`octet_length(answers)`.as('bytes')])
    .$if(token !== undefined, (query) => query.where('token', '=', token ?? ''))
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
  const page = rowsWithin(rows.slice(0, most), mostBytes)
  return { leadIds: page.map(({ lead_id }) => lead_id), isLast: page.length === rows.length }
}

/** As returned: a SIN has only its last three digits. */
export const readAnswers = (
  crypto: FieldCrypto,
  siteId: string,
  { lead_id, answers }: { lead_id: number; answers: Uint8Array },
): LeadAnswer[] => shownAnswers(JSON.parse(crypto.decrypt(answers, placeOf(siteId, lead_id))) as LeadAnswer[])

const readLeads = async (
  trx: Trx,
  crypto: FieldCrypto,
  siteId: string,
  leadIds: readonly number[],
): Promise<Lead[]> => {
  if (leadIds.length === 0) return []
  const rows = await leadsOf(trx, siteId)
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at', 'desc')
    .orderBy('lead_id', 'desc')
    .execute()
  return rows.map((row) => ({
    LeadID: row.lead_id,
    Token: row.token,
    FormName: row.form_name,
    Owner: row.owner,
    LanguageID: row.language,
    ReceivedAt: row.created_at.toISOString(),
    Answers: readAnswers(crypto, siteId, row),
  }))
}

/** A page of leads, the newest first, which ends by their number or by the bytes of their answers. */
export const listLeads = async (trx: Trx, crypto: FieldCrypto, asked: LeadsAsked): Promise<LeadsPage> => {
  const { leadIds, isLast } = await pageOf(trx, asked)
  return { leads: await readLeads(trx, crypto, asked.siteId, leadIds), isLast }
}

export const findLead = async (
  trx: Trx,
  crypto: FieldCrypto,
  siteId: string,
  leadId: number,
): Promise<Lead | undefined> => (await readLeads(trx, crypto, siteId, [leadId]))[0]

/** Whether the deal that began with a lead is on hold, so that the lead stays too. */
export const isLeadHeld = async (trx: Trx, siteId: string, leadId: number): Promise<boolean> => {
  const lead = await leadsOf(trx, siteId).select('application_id').where('lead_id', '=', leadId).executeTakeFirst()
  return lead?.application_id != null && isHeld(trx, siteId, lead.application_id)
}

/** Deletes a lead, and by a trigger its mails, of which nothing is sent on from then on; false without such a lead. */
export const removeLead = async (trx: Trx, siteId: string, leadId: number): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('leads')
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .returning('lead_id')
    .executeTakeFirst()
  return removed !== undefined
}
