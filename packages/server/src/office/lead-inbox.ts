import type { officeLeadCalls, operatorInboxCalls } from '@foyer/contract/leads/inbox-calls.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { leadFacts, nameOfLead, translatedAnswers } from '@foyer/domain/leads/lead-facts.ts'
import { formNameOf } from '@foyer/domain/leads/render-form.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { readAnswers } from '../leads/index.ts'
import {
  countInbox,
  findLeadRow,
  giveLead,
  type LeadRow,
  readForms,
  readInbox,
  staffOfLeads,
} from './lead-inbox-store.ts'
import type { OfficeParts } from './parts.ts'
import { nameOf } from './people-store.ts'

type Calls = typeof officeLeadCalls & typeof operatorInboxCalls

const factsReply = (crypto: FieldCrypto, row: LeadRow) => {
  const answers = readAnswers(crypto, row.site_id, row)
  const facts = leadFacts(answers)
  return {
    answers,
    facts,
    reply: {
      SiteID: row.site_id,
      LeadID: row.lead_id,
      ReceivedAt: row.created_at.toISOString(),
      LanguageID: row.language,
      FormName: row.form_name,
      Name: nameOfLead(facts),
      PurposeDD: facts.purpose,
      Purpose: facts.purposeWords,
      Amount: facts.amount ?? facts.price,
      Recipient: row.owner,
      OwnerID: row.owner_id ?? '',
      InvitedAt: row.invited_at?.toISOString() ?? '',
      MortgageApplicationID: row.application_id ?? 0,
    },
  }
}

export const listLeadInbox = ({ crypto }: OfficeParts): Handler<Calls['listLeadInbox']> => ({
  async transaction({ body, scope: { session }, now }, trx) {
    const { rows, next } = await readInbox(trx, session, body, now)
    return {
      Leads: rows.map((row) => ({ ...factsReply(crypto, row).reply, OwnerName: row.owner_name ?? '' })),
      Next: next,
    }
  },
})

export const countLeads: Handler<Calls['countLeads']> = {
  transaction: ({ scope: { session } }, trx) => countInbox(trx, session),
}

export const listLeadForms = ({ publicUrl }: OfficeParts): Handler<Calls['listLeadForms']> => ({
  async transaction(_, trx) {
    const rows = await readForms(trx)
    return {
      Forms: rows.map(({ site_id, token, ...names }) => ({
        Token: token,
        SiteID: site_id,
        Name: formNameOf(names, 'en'),
        NameFr: formNameOf(names, 'fr'),
        Url: `${publicUrl}/embedded-forms/${token}`,
      })),
    }
  },
})

export const loadLead = ({ crypto }: OfficeParts): Handler<Calls['loadLead']> => ({
  async transaction({ body: { SiteID, LeadID }, refuse }, trx) {
    const row = await findLeadRow(trx, SiteID, LeadID)
    if (row === undefined) return refuse('NoAccess')
    const staff = await staffOfLeads(trx, SiteID)
    const owner = staff.find(({ person_id }) => person_id === row.owner_id)
    const { answers, facts, reply } = factsReply(crypto, row)
    return {
      ...reply,
      OwnerName: owner === undefined ? '' : nameOf(owner),
      FirstName: facts.firstName,
      Email: facts.email,
      Phone: facts.phone,
      InviteEnds: row.invite_ends?.toISOString() ?? '',
      Answers: translatedAnswers(answers, row.description, languageOf(row.language)),
      Colleagues: staff.filter(({ can_own }) => can_own).map((one) => ({ PersonID: one.person_id, Name: nameOf(one) })),
    }
  },
})

export const assignLead: Handler<Calls['assignLead']> = {
  async transaction({ body: { SiteID, LeadID, OwnerID, PersonID }, note, refuse }, trx) {
    const result = await giveLead(trx, { siteId: SiteID, leadId: LeadID, from: OwnerID, to: PersonID })
    if (result === 'taken') return refuse('LeadTaken')
    if (result !== 'ok') return refuse('NoAccess')
    note({ details: { person: PersonID } })
    return {}
  },
}
