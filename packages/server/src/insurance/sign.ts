import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { signersProblems } from '@foyer/domain/signing/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import type { NewSigner } from '../ports/signing.ts'
import { pdfOfInsurance } from './document.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { type CliRow, changeApplication, factsOf, getApplication } from './store.ts'

/** What a request to sign costs the broker, once an application. */
export const signingCredits = 25

/** After a signer declined it is asked again for nothing, under the broker's name and with names that are typed: not for ever. */
const requests: Limit = { name: 'insurance-requests-day', max: 3, seconds: 24 * 60 * 60 }

/** Takes the credits where there are enough, in one statement: of many at once, no more go than there are. */
const takeCredits = async (trx: Trx, siteId: string): Promise<boolean> => {
  const taken = await trx
    .updateTable('sites')
    .set({ credits: sql`credits - ${signingCredits}` })
    .where('site_id', '=', siteId)
    .where('credits', '>=', signingCredits)
    .returning('credits')
    .executeTakeFirst()
  return taken !== undefined
}

interface GivenSigner {
  SignerID: number
  FirstName: string
  LastName: string
  Email: string
}

/** An applicant among the signers keeps their ApplicantID; anybody else gets a number of their own. */
const signersOf = (given: readonly GivenSigner[], row: CliRow, language: Language): NewSigner[] => {
  const ids = new Set(factsOf(row).Applicants.map(({ ApplicantId }) => ApplicantId))
  const taken = new Set<number>()
  return given.map(({ SignerID, FirstName, LastName, Email }, index) => {
    const isApplicant = ids.has(SignerID) && !taken.has(SignerID)
    const signerId = isApplicant ? SignerID : index + 1
    taken.add(signerId)
    return {
      signerId,
      firstName: cleanLine(FirstName),
      lastName: cleanLine(LastName),
      email: normaliseEmail(Email),
      order: index + 1,
      language,
    }
  })
}

type Parts = Pick<Services, 'database' | 'crypto' | 'signing' | 'texts' | 'keys' | 'limiter'>

/**
 * Asks the signers to sign, for 25 credits that are taken with the asking and only once an application: whoever comes
 * second, or at the same time, is told that it was sent. After a refusal it may be asked again without paying.
 */
export const createDocuSignLink = (parts: Parts): Handler<typeof insuranceCalls.createDocuSignLink> => ({
  async free({ body, scope, now, language, refuse, refuseProblems, transaction }) {
    const { siteId } = scope
    const { texts, signing, limiter } = parts
    const read = async (trx: Trx, hold: boolean) => {
      const row = await getApplication(trx, siteId, scope.cliApplicationId, hold)
      return { row, status: statusOf(row, await progressOf(trx, signing, row)) }
    }
    const { row, status } = await transaction((trx) => read(trx, false))
    if (body.CliApplicationId !== row.cli_application_id || body.MortgageApplicationID !== row.mortgage_application_id)
      return refuse('NoAccess')
    if (isClosed(status)) return { Status: status }
    refuseProblems(signersProblems(body.Signers))
    if (body.Signers.length > factsOf(row).Applicants.length + 1) return refuse('CLI_TooManySigners')
    if (row.prepared_at === null || status === 'quoted' || status === 'created')
      return refuse('CLI_PleaseEnterRequiredInformation')

    const subject = `${siteId} ${row.cli_application_id}`
    if ((await limiter.count(requests, subject, now)) >= requests.max)
      await limiter.takeOrRefuse(requests, subject, now)

    const documentPdf = await pdfOfInsurance(parts, row, language)
    const outcome = await transaction(async (trx) => {
      const held = await read(trx, true)
      if (isClosed(held.status)) return { Status: held.status, isNew: false }
      // Changed meanwhile in another window: what was drawn is not what would be signed.
      if (held.row.prepared_at?.getTime() !== row.prepared_at?.getTime() || held.row.status === 'quoted')
        return 'CLI_PleaseEnterRequiredInformation' as const
      if (held.row.charged_at === null && !(await takeCredits(trx, siteId))) return 'INSUFFICIENT_FUNDS' as const
      const actor = `insurance:${row.cli_application_id}`
      const title = (one: Language) =>
        texts.of(one)('insurance.pdf:documentTitle', { reference: row.cli_application_id })
      const { requestId } = await signing.request(
        trx,
        {
          siteId,
          referenceId: String(row.cli_application_id),
          title: { en: title('en'), fr: title('fr') },
          documentPdf,
          signers: signersOf(body.Signers, row, body.languageId === undefined ? language : languageOf(body.languageId)),
          isOrdered: body.EnableOrdering === 1 || body.EnableOrdering === true,
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
      const details = { cliApplicationId: row.cli_application_id, signers: body.Signers.length }
      await audit(trx, { siteId, actor, action: 'insurance-sent', at: now, details })
      return { Status: 'sent', isNew: true }
    })
    if (typeof outcome === 'string') return refuse(outcome)
    // Of several at once only the one that asked counts.
    if (outcome.isNew) await limiter.take(requests, subject, now)
    return { Status: outcome.Status }
  },
})
