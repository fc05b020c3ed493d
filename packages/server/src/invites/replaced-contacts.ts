import { type Contacts, hasOwnContact, isContactOf } from '@foyer/domain/invites/own-contact.ts'
import { type ApplicantRow, findApplicant, type MadeRows } from '../application/application-rows.ts'
import { isSentPart } from '../application/part-state.ts'
import { forgetDrafts } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { changeInvite, endGrantsOf, hasAnswered, type Invite, unansweredInvites } from './store.ts'

const contactsOf = (person: ApplicantRow | undefined): Contacts => {
  const { Email, Mobile, HomePhone } = person?.identification ?? {}
  return { Email: Email ?? '', Mobile: Mobile ?? '', HomePhone: HomePhone ?? '' }
}

/** Whether the contact of an invitation is still its person's. */
export const isContactOfPerson = (rows: MadeRows, { applicant_id, method, contact }: Invite): boolean =>
  isContactOf(
    contactsOf(findApplicant(rows, applicant_id)),
    { ContactMethod: method, Contact: contact },
    { byText: rows.sendsTexts },
  )

/**
 * Whether a link must not open the part any more. One that the main applicant sent by hand to another contact stays while its
 * person has no contact of their own: the only replacement would go to a shared one.
 */
const isReplaced = (rows: MadeRows, invite: Invite): boolean => {
  const person = findApplicant(rows, invite.applicant_id)
  if (person === undefined || isSentPart(rows, invite.applicant_id) || isContactOfPerson(rows, invite)) return false
  const main = contactsOf(rows.applicants.find(({ primary_flag }) => primary_flag === 1))
  return invite.by_submission || hasOwnContact(contactsOf(person), main, { byText: rows.sendsTexts })
}

/**
 * Withdraws links to contacts that were corrected since, unless their holder has saved answers of their own. What the main
 * applicant entered stays. Returns whether there were any.
 */
export const endReplacedLinks = async (
  trx: Trx,
  rows: MadeRows,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> => {
  const { site_id: siteId, application_id: applicationId } = rows.application
  const replaced = (await unansweredInvites(trx, siteId, applicationId)).filter((invite) => isReplaced(rows, invite))
  let ended = false
  for (const invite of replaced) {
    if (await hasAnswered(trx, invite)) continue
    ended = true
    await changeInvite(trx, invite, { withdrawn_at: now })
    await endGrantsOf(trx, siteId, invite.invite_id)
    await forgetDrafts(trx, siteId, applicationId, `invite:${invite.applicant_id}`)
    const details = { invite: invite.invite_id }
    await audit(trx, { siteId, applicationId, actor, at: now, action: 'invite-withdrawn', details })
  }
  return ended
}
