import { codeMinutes } from '@foyer/domain/account/rules.ts'
import { codeDays } from '@foyer/domain/insurance/link-code.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { insuranceHash, keyedHash, randomCode, randomToken } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { insuranceMails } from './mails.ts'
import { type CliPerson, changePerson, listPeople, personIn } from './people-store.ts'
import { applicantOf, type CliRow, primaryOf } from './store.ts'

export type LinkParts = Pick<Services, 'keys' | 'outbox' | 'texts' | 'publicUrl'>

const minute = 60_000

/** A code is valid for one person of one application. */
export const codeHash = ({ keys }: Pick<Services, 'keys'>, person: CliPerson, code: string): Buffer =>
  keyedHash(
    keys.codes,
    'insurance-code',
    person.site_id,
    String(person.cli_application_id),
    String(person.applicant_id),
    code.replace(/\s/g, ''),
  )

/** A new code, to be mailed: with a link it is valid for days, on request for minutes. It replaces the one before it. */
export const makeCode = (parts: Pick<Services, 'keys'>, person: CliPerson, now: Date, isWithLink = false) => {
  const code = randomCode()
  const minutes = isWithLink ? codeDays * 24 * 60 : codeMinutes
  return {
    code,
    changes: {
      code_hash: codeHash(parts, person, code),
      code_expires_at: new Date(now.getTime() + minutes * minute),
    },
  }
}

/** No link, no code and no wrong tries: the person's previous link becomes invalid. */
const revoked = {
  token_hash: null,
  code_hash: null,
  code_expires_at: null,
  wrong_run: 0,
  wrong_total: 0,
  locked_until: null,
}

/** The mail of a person's link: once signatures are requested, it also asks the others to sign. */
const kindFor = (row: CliRow, { is_primary }: CliPerson) => {
  if (is_primary) return 'link'
  return row.status === 'sent' ? 'signature' : 'invitation'
}

/**
 * Mails a person a new link and its code to the address on file; they replace the previous ones. The code in the same
 * mail proves the mailbox once; every later check needs a code mailed on request.
 */
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
  const { code, changes } = makeCode(parts, person, now, true)
  await changePerson(trx, person, {
    ...revoked,
    ...changes,
    token_hash: insuranceHash(parts.keys, siteId, token),
    invited_at: now,
  })
  const applicant = applicantOf(row, person.applicant_id)
  const recipient = { siteId, to: applicant.EmailAddress, language: languageOf(row.language), now }
  const names = { name: applicant.FirstName, primary: primaryOf(row).FirstName }
  await insuranceMails(parts).link(trx, recipient, { kind: kindFor(row, person), url, code, names })
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
