import { isDeepStrictEqual } from 'node:util'
import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { holdDeal } from '../deals/index.ts'
import { audit, insuranceActor } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import type { NewSigner } from '../ports/signing.ts'
import { pdfOfInsurance } from './document.ts'
import { unansweredIn } from './health-answers.ts'
import { type LinkParts, sendLink } from './links.ts'
import { type CliPerson, listPeople, personIn } from './people-store.ts'
import { differentSigners, signersOfApplication } from './signers.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { changedSincePrepared } from './still-quoted.ts'
import { type CliRow, changeApplication, getApplication } from './store.ts'

/** The broker's cost of a request to sign, once per application. */
export const signingCredits = 25

/** Requests after a signer declined are free, but mailed under the broker's name, so they are limited. */
const requests: Limit = { name: 'insurance-requests-day', max: 3, seconds: 24 * 60 * 60 }

/** Takes the credits if there are enough, also those that open requests for bank statements hold. */
const takeCredits = async (trx: Trx, siteId: string, now: Date): Promise<boolean> => {
  const taken = await sql<{
    taken: boolean
  }>`select foyer_take_credits(${siteId}, ${signingCredits}::integer, ${now}::timestamptz) as taken`.execute(trx)
  return taken.rows[0]?.taken === true
}

const hasCredits = async (trx: Trx, siteId: string): Promise<boolean> => {
  const { credits, held } = await trx
    .selectFrom('sites')
    .select(({ selectFrom, fn }) => [
      'credits',
      selectFrom('bank_requests')
        .select(fn.countAll<string>().as('count'))
        .where('site_id', '=', siteId)
        .where('answered_at', 'is', null)
        .where('released_at', 'is', null)
        .as('held'),
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return credits + Number(held) >= signingCredits
}

/** The signers of the application, with the names and addresses on file. */
const newSigners = (row: CliRow, language: Language, unanswered: readonly number[]): NewSigner[] =>
  signersOfApplication(row).map(({ ApplicantId, FirstName, LastName, EmailAddress }, index) => ({
    needsStatement: unanswered.includes(ApplicantId),
    signerId: ApplicantId,
    firstName: cleanLine(FirstName),
    lastName: cleanLine(LastName),
    email: normaliseEmail(EmailAddress),
    order: index + 1,
    language,
  }))

/** The content of the document and its signers: while it is unchanged, the drawn document is the one to sign. */
const contentOf = ({ row, people }: { row: CliRow; people: readonly CliPerson[] }) => ({
  facts: row.facts,
  answers: row.answers,
  status: row.status,
  preparedAt: row.prepared_at,
  health: people.map(({ health }) => (health === null ? '' : Buffer.from(health).toString('base64'))),
})

/** Mails every other signer their own link, which replaces an earlier one. */
const inviteOthers = async (trx: Trx, parts: LinkParts, row: CliRow, ownId: number, now: Date) => {
  const people = await listPeople(trx, row)
  for (const { ApplicantId } of signersOfApplication(row))
    if (ApplicantId !== ownId) await sendLink(trx, parts, row, personIn(people, ApplicantId), now)
}

type Parts = LinkParts & Pick<Services, 'database' | 'crypto' | 'signing' | 'limiter'>

/**
 * Requests the signatures of the application. The first request takes 25 credits; concurrent ones make one request and
 * return its status. After a signer declined, another request is free. The signers of the body are only compared with
 * those on file.
 *
 * With SignNowFl everyone signs by their own link, which is mailed to the others now: they answer about their health
 * and sign in one visit. The fingerprint of answers that are given later belongs to that person's signature.
 */
export const createDocuSignLink = (parts: Parts): Handler<typeof insuranceCalls.createDocuSignLink> => ({
  async free({ body, scope, now, today, language, refuse, assertNoProblems, transaction }) {
    const { siteId } = scope
    const { texts, signing, limiter } = parts
    const read = async (trx: Trx, hold: boolean) => {
      const row = await getApplication(trx, siteId, scope.cliApplicationId, hold)
      return { row, people: await listPeople(trx, row), status: statusOf(row, await progressOf(trx, signing, row)) }
    }
    const drawn = await transaction((trx) => read(trx, false))
    const { row, people, status } = drawn
    if (body.CliApplicationId !== row.cli_application_id || body.MortgageApplicationID !== row.mortgage_application_id)
      return refuse('NoAccess')
    if (isClosed(status)) return { Status: status }
    const isOnPage = body.SignNowFl === 1 && !signing.isOutside
    const unanswered = unansweredIn(row, people)
    const isAwaited = isOnPage ? unanswered.includes(scope.applicantId) : unanswered.length > 0
    if (row.prepared_at === null || status === 'quoted' || status === 'created' || isAwaited)
      return refuse('CLI_PleaseEnterRequiredInformation')
    assertNoProblems(differentSigners(row, body.Signers))

    const subject = `${siteId} ${row.cli_application_id}`
    if ((await limiter.count(requests, subject, now)) >= requests.max)
      await limiter.takeOrRefuse(requests, subject, now)

    // Before the drawing, which costs more; taken after it, in the transaction of the request.
    if (row.charged_at === null && !(await transaction((trx) => hasCredits(trx, siteId))))
      return refuse('INSUFFICIENT_FUNDS')
    const documentPdf = await pdfOfInsurance(parts, row, language, people)
    const outcome = await transaction(async (trx) => {
      // Before the insurance application, as who erases the deal takes them.
      const isOfDeal = (await holdDeal(trx, siteId, row.mortgage_application_id)) !== undefined
      const held = await read(trx, true)
      if (isClosed(held.status)) return { Status: held.status, isNew: false }
      // Changed meanwhile: the drawn document is not the one to sign.
      if (!isDeepStrictEqual(contentOf(held), contentOf(drawn))) return 'CLI_PleaseEnterRequiredInformation' as const
      const changed = await changedSincePrepared(trx, held.row, today)
      if (changed !== undefined) return changed
      // Refused inside: visits to banks that were to end for these credits go on.
      if (held.row.charged_at === null && !(await takeCredits(trx, siteId, now))) return refuse('INSUFFICIENT_FUNDS')
      const actor = insuranceActor(row.cli_application_id, scope.applicantId)
      const signerLanguage = body.languageId === undefined ? language : languageOf(body.languageId)
      const signers = newSigners(held.row, signerLanguage, unanswered)
      const title = (one: Language) =>
        texts.of(one)('insurance.pdf:documentTitle', { reference: row.cli_application_id })
      const { requestId } = await signing.request(
        trx,
        {
          siteId,
          referenceId: String(row.cli_application_id),
          ...(isOfDeal && { applicationId: row.mortgage_application_id }),
          purpose: 'insurance',
          title: { en: title('en'), fr: title('fr') },
          documentPdf,
          signers,
          isOrdered: !isOnPage && (body.EnableOrdering === 1 || body.EnableOrdering === true),
          isOnPage,
          actor,
        },
        now,
      )
      const sent = {
        status: 'sent',
        signing_request_id: requestId,
        charged_at: held.row.charged_at ?? now,
        sent_at: now,
      } as const
      await changeApplication(trx, held.row, sent, now)
      if (isOnPage) await inviteOthers(trx, parts, { ...held.row, ...sent }, scope.applicantId, now)
      const details = { cliApplicationId: row.cli_application_id, signers: signers.length }
      const application = { insurance: row.cli_application_id }
      await audit(trx, { siteId, actor, action: 'insurance-sent', at: now, application, details })
      return { Status: 'sent', isNew: true }
    })
    if (typeof outcome === 'string') return refuse(outcome)
    // Of concurrent requests, only the one that was made counts.
    if (outcome.isNew) await limiter.take(requests, subject, now)
    return { Status: outcome.Status }
  },
})
