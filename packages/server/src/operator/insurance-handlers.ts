import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { operatorInsuranceCalls } from '@foyer/contract/insurance/operator-calls.ts'
import { factsProblems } from '@foyer/domain/insurance/facts-rules.ts'
import { rateMistakes } from '@foyer/domain/insurance/rates.ts'
import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import {
  type CliRow,
  changeApplication,
  documentOf,
  type Facts,
  factsOf,
  findApplication,
  insertApplication,
  insuranceMails,
  isPrepared,
  listApplications,
  progressOf,
  recordOf,
  saveRates,
  signersOf,
  statusOf,
} from '../insurance/index.ts'
import { audit } from '../kit/audit.ts'
import { encryptFor, readReceiver } from '../kit/envelope.ts'
import { insuranceHash, randomId, randomToken } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { factsOfDeal } from './insurance-deal.ts'
import { type GivenFacts, givenFacts } from './insurance-facts.ts'
import { siteExists } from './site-store.ts'

const most = 500
const actor = 'operator'

export const operatorInsuranceHandlers = (services: Services) => {
  const { keys, publicUrl, signing } = services
  const mails = insuranceMails(services)
  const linkOf = (siteId: string, token: string) => `${publicUrl}/${siteId}/cli/application/${token}`
  const mailLink = (trx: Trx, row: { siteId: string; facts: Facts; language: Language; now: Date }, token: string) =>
    mails.link(
      trx,
      { siteId: row.siteId, to: row.facts.Applicants[0]?.EmailAddress ?? '', language: row.language, now: row.now },
      linkOf(row.siteId, token),
    )
  const listed = async (trx: Trx, row: CliRow) => {
    const { Applicants, LoanDetail } = factsOf(row)
    const progress = await progressOf(trx, signing, row)
    const [primary] = Applicants
    return {
      progress,
      CliApplicationId: row.cli_application_id,
      MortgageApplicationId: row.mortgage_application_id,
      Status: statusOf(row, progress),
      PrimaryName: primary ? `${primary.FirstName} ${primary.LastName}` : '',
      LoanAmount: LoanDetail.LoanAmount,
      CreatedAt: row.created_at.toISOString(),
      PreparedAt: row.prepared_at?.toISOString() ?? '',
      SentAt: row.sent_at?.toISOString() ?? '',
    }
  }
  return implementCalls(operatorInsuranceCalls, {
    createInsuranceApplication: {
      async transaction({ body, now, today, language, refuse, refuseProblems }, trx) {
        const siteId = body.SiteID
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const deal = await dealOf(trx, services, body, { language, now })
        if (typeof deal === 'string') return refuse(deal)
        const given = givenFacts(body, deal)
        refuseProblems(factsProblems(given, today))
        const facts: Facts = {
          ...given,
          Applicants: [...given.Applicants]
            .sort((a, b) => b.PrimaryFl - a.PrimaryFl)
            .map((one) => ({ ...one, ApplicantId: (one.ApplicantId ?? 0) > 0 ? Number(one.ApplicantId) : randomId() })),
        }
        const [id, token] = [randomId(), randomToken()]
        const mortgageApplicationId =
          (body.MortgageApplicationID ?? 0) > 0 ? Number(body.MortgageApplicationID) : randomId()
        const made = await insertApplication(trx, {
          siteId,
          id,
          mortgageApplicationId,
          tokenHash: insuranceHash(keys, siteId, token),
          language: languageId(language),
          facts,
          now,
        })
        if (!made) return refuse('CLI_DuplicateApplication')
        await mailLink(trx, { siteId, facts, language, now }, token)
        await audit(trx, { siteId, actor, action: 'insurance-created', at: now, details: { cliApplicationId: id } })
        return { CliApplicationId: id, Token: token, Url: linkOf(siteId, token) }
      },
    },
    resendInsuranceApplication: {
      async transaction({ body, now, refuse }, trx) {
        const siteId = body.SiteID
        const row = await findApplication(trx, siteId, body.CliApplicationId)
        if (!row) return refuse('NoAccess')
        const token = randomToken()
        const renewed = {
          token_hash: insuranceHash(keys, siteId, token),
          code_hash: null,
          code_expires_at: null,
          wrong_run: 0,
          wrong_total: 0,
          locked_until: null,
        }
        await changeApplication(trx, row, renewed, now)
        await mailLink(trx, { siteId, facts: factsOf(row), language: languageOf(row.language), now }, token)
        const details = { cliApplicationId: row.cli_application_id, again: 1 }
        await audit(trx, { siteId, actor, action: 'insurance-created', at: now, details })
        return { CliApplicationId: row.cli_application_id, Token: token, Url: linkOf(siteId, token) }
      },
    },
    listInsuranceApplications: {
      async transaction({ body, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const Applications = []
        for (const row of await listApplications(trx, body.SiteID, most)) Applications.push(await listed(trx, row))
        return { Applications }
      },
    },
    loadInsuranceApplication: {
      async transaction({ body, refuse }, trx) {
        const row = await findApplication(trx, body.SiteID, body.CliApplicationId)
        if (!row) return refuse('NoAccess')
        const { progress, ...known } = await listed(trx, row)
        return { ...known, Signers: signersOf(progress) }
      },
    },
    downloadInsuranceApplication: {
      async free({ body, refuse, transaction }) {
        const row = await transaction((trx) => findApplication(trx, body.SiteID, body.CliApplicationId))
        if (!row) return refuse('NoAccess')
        const pdf = await documentOf(services, row, languageOf(body.LanguageID ?? row.language))
        return { Pdf: pdf ? Buffer.from(pdf).toString('base64') : '' }
      },
    },
    exportInsuranceApplication: {
      async free({ body, now, refuse, transaction }) {
        const receiver = readReceiver(body.Certificate, now)
        const row = await transaction((trx) => findApplication(trx, body.SiteID, body.CliApplicationId))
        if (!row) return refuse('NoAccess')
        if (!receiver) return refuse('InvalidSetting', { errors: [{ Field: 'Certificate', Key: 'InvalidSetting' }] })
        if (!isPrepared(row)) return refuse('CLI_InvalidApplication')
        const record = await recordOf(services, row, languageOf(body.LanguageID ?? row.language))
        // Who was handed what is on record before it leaves.
        const details = { cliApplicationId: row.cli_application_id, receiver: receiver.fingerprint }
        await transaction((trx) =>
          audit(trx, { siteId: row.site_id, actor, action: 'sensitive-viewed', at: now, details }),
        )
        return { Record: (await encryptFor(receiver, record)).toString('base64') }
      },
    },
    importRates: {
      async transaction({ body, now, refuse }, trx) {
        const { SiteID: siteId, IllustrativeFl = 0, ...table } = body
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const mistakes = rateMistakes({ ...table, IllustrativeFl })
        if (mistakes.length > 0) {
          const Key = 'InvalidRates' as const
          return refuse(Key, {
            errors: mistakes.slice(0, 50).map(({ row }) => ({ Field: row < 0 ? 'Rates' : `Rates.${row}`, Key })),
          })
        }
        await saveRates(trx, siteId, { ...table, IllustrativeFl }, now)
        await audit(trx, { siteId, actor, action: 'rates-loaded', at: now, details: { rates: table.Rates.length } })
        return { Loaded: table.Rates.length }
      },
    },
  })
}

type Body = BodyOf<'/broker-api/CreateInsuranceApplication'>

/** What a deal tells, where one is named: it must be there and have been submitted. */
const dealOf = async (
  trx: Trx,
  services: Services,
  { SiteID, MortgageApplicationID = 0 }: Body,
  at: { language: Language; now: Date },
): Promise<GivenFacts | 'NoAccess' | 'CLI_NoMortgage'> =>
  MortgageApplicationID > 0 ? factsOfDeal(trx, services, SiteID, MortgageApplicationID, at) : {}
