import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { linkDays } from '@foyer/domain/documents/access-code.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine, cleanLines } from '@foyer/domain/kit/text.ts'
import { sql } from 'kysely'
import { getRequest, type RequestRow } from '../application/request-rows.ts'
import { holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { endGrants } from '../kit/grants.ts'
import { randomId, randomPublicId } from '../kit/hash.ts'
import type { Noted } from '../kit/record-call.ts'
import type { Services } from '../kit/services.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { requestProblems } from './operator-rules.ts'
import { readRequestFacts } from './request-facts.ts'
import { findBorrower, holdRequest, listRecipients, type RecipientRow } from './request-store.ts'

type Body = BodyOf<'/broker-api/SaveDocumentRequest'>

interface Saving {
  body: Body
  now: Date
  today: string
  note(noted: Noted): void
  /** Ends the call: the application or the request does not exist. */
  refuse(): never
  assertNoProblems(
    problems: Problem<'InvalidSetting' | 'RequiredSetting' | 'RecipientHasSent' | 'TooManyDocumentRequests'>[],
  ): void
}

/**
 * Creates a request, or resends a known one, even a withdrawn one: resets the wrong codes of its recipients and renews
 * the link. Mails are written in the same transaction.
 */
export const saveRequest = async (
  services: Services,
  trx: Trx,
  saving: Saving,
): Promise<ReplyOf<'/broker-api/SaveDocumentRequest'>> => {
  const { body, today, refuse, assertNoProblems } = saving
  const siteId = body.SiteID
  const requestId = body.RequestDocID ?? randomPublicId()
  let before: Before | undefined
  if (body.RequestDocID === undefined) {
    // Held, so that its borrower does not delete it meanwhile.
    if (body.MortgageApplicationID) await holdApplication(trx, siteId, body.MortgageApplicationID)
    assertNoProblems(requestProblems(body, { known: 0, today }))
    if (body.MortgageApplicationID && (await countRequests(trx, siteId, body.MortgageApplicationID)) >= mostRequests)
      assertNoProblems([{ Field: 'MortgageApplicationID', Key: 'TooManyDocumentRequests' }])
    await insertRequest(trx, requestId, saving)
  } else {
    const known = await holdKnown(trx, siteId, requestId)
    if (!known) return refuse()
    const { items } = await getRequest(trx, siteId, requestId)
    assertNoProblems(requestProblems(body, { known: items.length, today }))
    before = { former: await listRecipients(trx, siteId, requestId), hadCodes: known.use_access_code }
    await sendAgain(trx, requestId, saving)
  }
  await insertItems(trx, requestId, saving)
  if (body.RequestDocID === undefined || body.Recipients)
    await replaceRecipients(trx, await getRequest(trx, siteId, requestId), saving)
  if (before) await closeToFormer(trx, requestId, before, saving)
  const request = await getRequest(trx, siteId, requestId)
  await mailRequest(services, trx, request, saving)
  saving.note({
    applicationId: request.application_id ?? 0,
    details: { RequestDocID: requestId, items: request.items.length, again: body.RequestDocID !== undefined },
  })
  return {
    RequestDocID: requestId,
    DFRequestDocID: request.document_id,
    Items: request.items.map(({ item_id, type }) => ({ DFRequestDocItemID: item_id, Type: type })),
  }
}

/**
 * Locks the application before its request, as a deletion does: the checks of the request's foreign key also lock the
 * application.
 */
const holdKnown = async (trx: Trx, siteId: string, requestId: string) => {
  const found = await trx
    .selectFrom('document_requests')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (found?.application_id) await holdApplication(trx, siteId, found.application_id)
  return holdRequest(trx, siteId, requestId)
}

/** Of an application, withdrawn ones included: each of its readers reads all of them. */
const mostRequests = 100

const countRequests = async (trx: Trx, siteId: string, applicationId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('document_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const expiry = (now: Date) => new Date(now.getTime() + linkDays * 24 * 60 * 60 * 1000)

const insertRequest = async (trx: Trx, requestId: string, { body, now }: Saving) => {
  await trx
    .insertInto('document_requests')
    .values({
      site_id: body.SiteID,
      request_id: requestId,
      document_id: randomId(),
      application_id: body.MortgageApplicationID || null,
      name: cleanLine(body.RequestName ?? ''),
      use_access_code: body.UseAccessCode === 1,
      due_on: body.DueDate || null,
      sent_at: now,
      expires_at: expiry(now),
      created_at: now,
    })
    .execute()
}

const sendAgain = async (trx: Trx, requestId: string, { body, now }: Saving) => {
  await trx
    .updateTable('document_requests')
    .set({
      ...(body.RequestName && { name: cleanLine(body.RequestName) }),
      // Never switched off: a recipient who was removed since still has the link.
      ...(body.UseAccessCode === 1 && { use_access_code: true }),
      ...(body.DueDate !== undefined && { due_on: body.DueDate || null, reminders: 0 }),
      sent_at: now,
      expires_at: expiry(now),
      withdrawn_at: null,
    })
    .where('site_id', '=', body.SiteID)
    .where('request_id', '=', requestId)
    .execute()
  await trx
    .updateTable('document_recipients')
    .set({ wrong_codes: 0 })
    .where('site_id', '=', body.SiteID)
    .where('request_id', '=', requestId)
    .execute()
}

/** A request before it is sent again, read under its lock. */
interface Before {
  former: readonly RecipientRow[]
  hadCodes: boolean
}

/**
 * Whether anyone sent a file or a statement, submitted or not, removed or not. What was decided counts too: the decision may have
 * taken a statement away, which undoing it brings back.
 */
const hasAnswers = async (trx: Trx, siteId: string, requestId: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`select
      exists (select from document_uploads where site_id = ${siteId} and request_id = ${requestId})
      or exists (select from document_items where site_id = ${siteId} and request_id = ${requestId}
        and (not_available <> '' or decided_at is not null))
      as has`.execute(trx)
  return rows[0]?.has === true
}

/**
 * Ends the grants of the link when a recipient is removed or access codes are switched on. A removed recipient still has
 * the link, so a removal switches codes on, for ever. After something was sent, no recipient is removed:
 * who takes their place would read it, and which of the recipients sent it is not known.
 */
const closeToFormer = async (
  trx: Trx,
  requestId: string,
  { former, hadCodes }: Before,
  { body: { SiteID: siteId, UseAccessCode }, assertNoProblems }: Saving,
) => {
  const current = await listRecipients(trx, siteId, requestId)
  // Without recipients it asked the borrower alone, whose account has no address.
  const wasBorrowers = former.length === 0 && current.length > 0
  const isRemoved = wasBorrowers || former.some(({ email }) => !current.some((one) => one.email === email))
  if (isRemoved && (await hasAnswers(trx, siteId, requestId)))
    assertNoProblems([{ Field: 'Recipients', Key: 'RecipientHasSent' }])
  if (!isRemoved && (hadCodes || UseAccessCode !== 1)) return
  await endGrants(trx, siteId, 'recipient', requestId)
  await trx.deleteFrom('document_codes').where('site_id', '=', siteId).where('request_id', '=', requestId).execute()
  if (!isRemoved) return
  await trx
    .updateTable('document_requests')
    .set({ use_access_code: true })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()
}

const insertItems = async (trx: Trx, requestId: string, { body }: Saving) => {
  const { Items = [], SiteID: siteId } = body
  if (Items.length === 0) return
  const { first } = await trx
    .selectFrom('document_items')
    .select(sql<number>`coalesce(max(place), -1)::integer + 1`.as('first'))
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('document_items')
    .values(
      Items.map(({ Type, Desc = '', Required = 1 }, at) => ({
        site_id: siteId,
        item_id: randomId(),
        request_id: requestId,
        place: first + at,
        type: Type,
        description: cleanLines(Desc),
        required: Required,
        decided_at: null,
      })),
    )
    .execute()
}

/** A person with an account is mailed in its language; others in the requested one, or the borrower's. */
const replaceRecipients = async (trx: Trx, request: RequestRow, { body }: Saving) => {
  const siteId = body.SiteID
  const borrower = await findBorrower(trx, siteId, request.application_id)
  const named = [...new Set((body.Recipients ?? []).map(normaliseEmail))]
  const emails = named.length === 0 && borrower && isEmail(borrower.email) ? [borrower.email] : named
  await trx
    .deleteFrom('document_recipients')
    .where('site_id', '=', siteId)
    .where('request_id', '=', request.request_id)
    .execute()
  if (emails.length === 0) return
  const users = await trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('site_id', '=', siteId)
    .where('email', 'in', emails)
    .execute()
  const other = body.LanguageID ?? borrower?.language ?? 1
  await trx
    .insertInto('document_recipients')
    .values(
      emails.map((email) => ({
        site_id: siteId,
        request_id: request.request_id,
        email,
        language: users.find((user) => user.email === email)?.language ?? languageId(languageOf(other)),
      })),
    )
    .execute()
}

const mailRequest = async (services: Services, trx: Trx, request: RequestRow, { body, now }: Saving) => {
  const siteId = body.SiteID
  const {
    request_id: requestId,
    application_id: applicationId,
    name,
    items,
    due_on: dueOn,
    use_access_code: withCode,
  } = request
  const mails = documentMails(services)
  const factsFor = await readRequestFacts(trx, services.texts, { siteId, applicationId })
  const documentsIn = (language: Language) => items.map((item) => documentName(item, language))
  for (const { email, language: code } of await listRecipients(trx, siteId, requestId)) {
    const language = languageOf(code)
    const recipient = { siteId, applicationId, requestId, to: email, language, now }
    const facts = factsFor(email, language)
    const asked = { name, facts, documents: documentsIn(language), dueOn, withCode }
    await mails.requested(trx, recipient, asked)
  }
}
