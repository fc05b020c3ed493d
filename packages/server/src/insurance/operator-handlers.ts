import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { operatorInsuranceCalls } from '@foyer/contract/insurance/operator-calls.ts'
import { factsProblems } from '@foyer/domain/insurance/facts-rules.ts'
import { rateMistakes } from '@foyer/domain/insurance/rates.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { encryptFor, readReceiver } from '../kit/envelope.ts'
import { randomId } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { takeLinkTo } from '../kit/links-to-address.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { siteExists } from '../site/index.ts'
import { saveInsuranceApplicant } from './change-applicant.ts'
import { factsOfDeal } from './facts-of-deal.ts'
import { type GivenFacts, givenFacts } from './given-facts.ts'
import { choiceOf, isAnswered } from './health-answers.ts'
import { findPerson, sendLink } from './links.ts'
import { type CliPerson, listPeople, personIn } from './people-store.ts'
import { loadedRates, saveRates } from './rates-store.ts'
import { recordOf } from './record.ts'
import { documentOf } from './signed-document.ts'
import { progressOf, signersOf, statusOf } from './status.ts'
import {
  applicantOf,
  type CliRow,
  changeApplication,
  type Facts,
  factsOf,
  findApplication,
  getApplication,
  insertApplication,
  isPrepared,
  type ListedRow,
  listApplications,
  primaryOf,
} from './store.ts'

const most = 500

export const operatorInsuranceHandlers = (services: Services) => {
  const { signing } = services
  const linkTo = async (trx: Trx, row: CliRow, person: CliPerson, now: Date) => {
    const { token, url } = await sendLink(trx, services, row, person, now)
    return { CliApplicationId: row.cli_application_id, Token: token, Url: url }
  }
  const listed = async (trx: Trx, row: ListedRow) => {
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
      async transaction({ body, scope, now, today, language, note, refuse, assertNoProblems }, trx) {
        const siteId = body.SiteID
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        // What is taken from the deal is shown under a link, which goes to an address of the body.
        if ((body.MortgageApplicationID ?? 0) > 0 && !holdsAction(scope.rights, 'deal.view'))
          return refuse('NotPermitted')
        const deal = await dealOf(trx, services, body, { language, now })
        if (typeof deal === 'string') return refuse(deal)
        const given = givenFacts(body, deal)
        assertNoProblems(factsProblems(given, today))
        const facts: Facts = {
          ...given,
          Applicants: [...given.Applicants]
            .sort((a, b) => b.PrimaryFl - a.PrimaryFl)
            .map((one) => ({ ...one, ApplicantId: (one.ApplicantId ?? 0) > 0 ? Number(one.ApplicantId) : randomId() })),
        }
        const id = randomId()
        const mortgageApplicationId =
          (body.MortgageApplicationID ?? 0) > 0 ? Number(body.MortgageApplicationID) : randomId()
        const made = await insertApplication(trx, {
          siteId,
          id,
          mortgageApplicationId,
          language: languageId(language),
          facts,
          now,
        })
        if (!made) return refuse('CLI_DuplicateApplication')
        const primary = personIn(await listPeople(trx, made), primaryOf(made).ApplicantId)
        note({ details: { CliApplicationId: id } })
        return linkTo(trx, made, primary, now)
      },
    },
    resendInsuranceApplication: {
      async transaction({ body, now, note, refuse }, trx) {
        const siteId = body.SiteID
        const row = await findApplication(trx, siteId, body.CliApplicationId)
        if (!row) return refuse('NoAccess')
        const held = await getApplication(trx, siteId, row.cli_application_id, true)
        const person = await findPerson(trx, held, body.ApplicantId ?? primaryOf(held).ApplicantId)
        if (!person) return refuse('NoAccess')
        const email = normaliseEmail(applicantOf(held, person.applicant_id).EmailAddress)
        await takeLinkTo(trx, services.keys.codes, { siteId, email, now })
        note({ details: { ApplicantId: person.applicant_id, again: 1 } })
        await changeApplication(trx, held, {}, now)
        return linkTo(trx, held, person, now)
      },
    },
    saveInsuranceApplicant: saveInsuranceApplicant(services),
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
        const people = await listPeople(trx, row)
        return {
          ...known,
          SigningRequestID: row.signing_request_id ?? '',
          Applicants: factsOf(row).Applicants.map(({ ApplicantId, FirstName, LastName, EmailAddress }) => {
            const person = personIn(people, ApplicantId)
            return {
              ApplicantId,
              FirstName,
              LastName,
              EmailAddress,
              AnsweredFl: isAnswered(person, choiceOf(row, ApplicantId)) ? 1 : 0,
              InvitedAt: person.invited_at?.toISOString() ?? '',
            }
          }),
          Signers: signersOf(progress),
        }
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
      async free({ body, now, note, refuse, transaction }) {
        const receiver = readReceiver(body.Certificate, now)
        const row = await transaction((trx) => findApplication(trx, body.SiteID, body.CliApplicationId))
        if (!row) return refuse('NoAccess')
        if (!receiver)
          return refuse('InvalidCertificate', { errors: [{ Field: 'Certificate', Key: 'InvalidCertificate' }] })
        if (!isPrepared(row)) return refuse('CLI_InvalidApplication')
        const record = await recordOf(services, row, languageOf(body.LanguageID ?? row.language))
        note({ details: { receiver: receiver.fingerprint } })
        return { Record: (await encryptFor(receiver, record)).toString('base64') }
      },
    },
    loadRates: {
      async transaction({ body: { SiteID }, refuse }, trx) {
        if (!(await siteExists(trx, SiteID))) return refuse('UnknownSite')
        const { table, loadedAt } = await loadedRates(trx, SiteID)
        return {
          ...table,
          Rates: [...table.Rates],
          IllustrativeFl: table.IllustrativeFl === 1 ? 1 : 0,
          LoadedAt: loadedAt?.toISOString() ?? '',
        }
      },
    },
    importRates: {
      async transaction({ body, now, note, refuse }, trx) {
        const { SiteID: siteId, IllustrativeFl = 0, ...given } = body
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const table = { ...given, IllustrativeFl, Source: cleanLine(given.Source) }
        const mistakes = rateMistakes(table)
        if (mistakes.length > 0) {
          const Key = 'InvalidRates' as const
          return refuse(Key, {
            errors: mistakes.slice(0, 50).map(({ row }) => ({ Field: row < 0 ? 'Rates' : `Rates.${row}`, Key })),
          })
        }
        await saveRates(trx, siteId, table, now)
        note({ details: { rates: table.Rates.length } })
        return { Loaded: table.Rates.length }
      },
    },
  })
}

type Body = BodyOf<'/broker-api/CreateInsuranceApplication'>

/** The facts of the given deal, if any: it must exist and have been submitted. */
const dealOf = async (
  trx: Trx,
  services: Services,
  { SiteID, MortgageApplicationID = 0 }: Body,
  at: { language: Language; now: Date },
): Promise<GivenFacts | 'NoAccess' | 'CLI_NoMortgage'> =>
  MortgageApplicationID > 0 ? factsOfDeal(trx, services, SiteID, MortgageApplicationID, at) : {}
