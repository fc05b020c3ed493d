import { sql } from 'kysely'
import { inSite } from '../../kit/transaction.ts'
import {
  addDocument,
  fillIdentification,
  type MadeApplication,
  makeDocumentRequest,
  upload,
} from '../../testing/builders.ts'
import { makeInsurance } from '../../testing/insurance.ts'
import { completePart, readyApplication, sendApplication, sendPart } from '../../testing/invited.ts'
import { makeLeadForm } from '../../testing/lead-forms.ts'
import type { Staff } from '../../testing/office-builders.ts'
import { outcomeOf } from '../../testing/people.ts'
import { aDocument, ada, freshSigners } from '../../testing/signing-flow.ts'
import type { TestFoyer } from '../../testing/start-test-foyer.ts'
import { placeOf } from './decisions.ts'

const succeeded = (name: string, answer: Parameters<typeof outcomeOf>[0]) => {
  if (outcomeOf(answer) !== 'ok') throw new Error(`${name}: ${outcomeOf(answer)}`)
}

/** A deal that has been sent, with something of everything that can belong to one. */
export const makeWholeDeal = async (
  foyer: TestFoyer,
  siteId: string,
  { client, personId }: Staff,
): Promise<MadeApplication> => {
  const made = await readyApplication(foyer, siteId)
  const place = placeOf(made)
  const borrower = made.borrower.client
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: '046 454 286' })
  await addDocument(made, { IdentificationNumber: 'Q1234' })
  const request = await makeDocumentRequest(foyer, siteId, made, {
    UseAccessCode: 1,
    Recipients: ['bo@recipient.example'],
  })
  await upload(borrower, request.itemId)
  const without = { ...request.ids, DFRequestDocItemID: request.Items[1]?.DFRequestDocItemID ?? 0 }
  succeeded('statement', await borrower.call('/api/RDNotAvailable', { ...without, Reason: 'I work for myself' }))
  succeeded('documents', await borrower.call('/api/RDSubmit', request.ids))
  succeeded('part', await sendPart(await completePart(foyer, made)))
  succeeded('submit', await sendApplication(made))
  const draft = { ...made.ids, StepKey: 'income', Data: { EmployerName: 'Scierie du Fjord' } }
  const partner = { Name: 'Ada', Email: 'ada@insurer.example' }
  const scenarios = { Facts: {}, Scenarios: [] }
  const comment = { CommentID: 0, ApplicantID: made.mainApplicantId, Step: 'identification' as const, RecordID: 0 }
  const condition = { Text: 'Pay stub', Lender: '', DueDate: '' }
  const signing = {
    ...{
      Title: 'Commitment',
      TitleFr: 'Engagement',
      Document: (await aDocument()).toString('base64'),
      EnableOrdering: 1,
    },
    Signers: freshSigners(ada),
  }
  const reveal = { ApplicantID: made.mainApplicantId, Reason: 'lender', Words: '' }
  succeeded('offer', await client.call('/console-api/CreatePartnerOffer', { ...place, Insurance: partner }))
  succeeded(
    'note',
    await client.call('/console-api/SaveNote', { ...place, NoteID: 0, Version: 0, Text: 'Called', Mentions: [] }),
  )
  succeeded('message', await borrower.call('/api/MTGAPPSendMessage', { ...made.borrower.ids, ...place, Text: 'Hello' }))
  succeeded(
    'comment',
    await client.call('/console-api/SaveComment', { ...place, ...comment, Field: 'MaritalStatusDD', Text: 'Still?' }),
  )
  succeeded('condition', await client.call('/console-api/AddConditions', { ...place, ...condition }))
  succeeded('scenarios', await client.call('/console-api/SaveScenarios', { ...place, ...scenarios }))
  succeeded('stage', await client.call('/console-api/MoveDeal', { ...place, Stage: 'conditions' }))
  succeeded('owner', await client.call('/console-api/AssignDeal', { ...place, PersonID: personId }))
  succeeded('reveal', await client.call('/console-api/RevealSin', { ...place, ...reveal }))
  succeeded(
    'signing',
    await client.call('/console-api/RequestSignatures', { SiteID: siteId, DealID: made.applicationId, ...signing }),
  )
  await makeInsurance(foyer, siteId, { MortgageApplicationID: made.applicationId })
  const form = await makeLeadForm(foyer, siteId)
  await inSite(foyer.services.database.db, siteId, async (trx) => {
    const rows = { site_id: siteId, application_id: made.applicationId }
    // What a mailed code, a bank, a form and a draft leave behind.
    await sql`insert into document_codes (site_id, request_id, token_hash, email, code_hash, expires_at)
      select site_id, request_id, '\\x01', email, '\\x01', ${foyer.clock.now()} from document_recipients
       where request_id = ${request.RequestDocID}`.execute(trx)
    await sql`insert into bank_requests (site_id, request_id, application_id, applicant_id, user_id, session_hash, tag_hash,
        requested_at, expires_at)
      values (${siteId}, ${made.applicationId}, ${made.applicationId}, ${made.mainApplicantId}, ${made.ids.UserID}, '\\x01',
        int8send(${made.applicationId}::bigint),
        ${foyer.clock.now()}, ${foyer.clock.now()})`.execute(trx)
    await sql`insert into leads (site_id, lead_id, token, form_name, owner, language, answers, created_at, application_id)
      values (${siteId}, ${made.applicationId}, ${form}, 'Talk to us', '', 1, '\\x01', ${foyer.clock.now()}, ${made.applicationId})`.execute(
      trx,
    )
    await trx
      .insertInto('drafts')
      .values({
        ...{ ...rows, applicant_id: made.mainApplicantId, owner: made.ids.UserID, step_key: draft.StepKey },
        ...{ data: JSON.stringify(draft.Data), saved_at: foyer.clock.now() },
      })
      .execute()
  })
  return made
}
