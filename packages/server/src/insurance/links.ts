import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { insuranceHash, randomToken } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { insuranceMails } from './mails.ts'
import { type CliPerson, changePerson, listPeople, personIn } from './people-store.ts'
import { applicantOf, type CliRow, primaryOf } from './store.ts'

export type LinkParts = Pick<Services, 'keys' | 'outbox' | 'texts' | 'publicUrl'>

/** No link, no code and no wrong tries: the person's previous link becomes invalid. */
const revoked = {
  token_hash: null,
  code_hash: null,
  code_expires_at: null,
  wrong_run: 0,
  wrong_total: 0,
  locked_until: null,
}

/** Mails a person a new link to the address on file, which replaces their previous one. */
export const sendLink = async (
  trx: Trx,
  parts: LinkParts,
  row: CliRow,
  person: CliPerson,
  now: Date,
): Promise<{ token: string; url: string }> => {
  const { site_id: siteId } = row
  const token = randomToken()
  const url = `${parts.publicUrl}/${siteId}/cli/application/${token}`
  await changePerson(trx, person, {
    ...revoked,
    token_hash: insuranceHash(parts.keys, siteId, token),
    invited_at: now,
  })
  const applicant = applicantOf(row, person.applicant_id)
  const recipient = { siteId, to: applicant.EmailAddress, language: languageOf(row.language), now }
  const mails = insuranceMails(parts)
  await (person.is_primary
    ? mails.link(trx, recipient, url)
    : mails.invitation(trx, recipient, { url, name: applicant.FirstName, primary: primaryOf(row).FirstName }))
  return { token, url }
}

/** Once all questions are answered, the primary applicant is notified that the application can be signed. */
export const sendReady = async (trx: Trx, parts: LinkParts, row: CliRow, now: Date): Promise<void> => {
  const { EmailAddress, FirstName } = primaryOf(row)
  const recipient = { siteId: row.site_id, to: EmailAddress, language: languageOf(row.language), now }
  await insuranceMails(parts).ready(trx, recipient, { name: FirstName })
}

/** The person of an id in the body, in this application; undefined if there is none. */
export const findPerson = async (trx: Trx, row: CliRow, applicantId: number): Promise<CliPerson | undefined> => {
  const people = await listPeople(trx, row)
  return people.some(({ applicant_id }) => applicant_id === applicantId) ? personIn(people, applicantId) : undefined
}
