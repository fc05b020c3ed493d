import type { operatorInsuranceCalls } from '@foyer/contract/insurance/operator-calls.ts'
import { peopleProblems } from '@foyer/domain/insurance/facts-rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { takeLinkTo } from '../kit/links-to-address.ts'
import type { Services } from '../kit/services.ts'
import { findPerson, sendLink } from './links.ts'
import { changePerson } from './people-store.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { applicantOf, changeApplication, factsOf, findApplication, getApplication, noAnswers } from './store.ts'

type Parts = Pick<Services, 'keys' | 'outbox' | 'texts' | 'publicUrl' | 'signing'>

/** What the primary applicant alone enters: the choices, the agreement on debits, the account. */
const begunAnew = { status: 'created', answers: noAnswers, account: null, draft: null, prepared_at: null } as const

/**
 * The only way to change a signer's name or address. The old link becomes invalid. What the holder of another mailbox
 * entered is erased: a person's health answers, and of the primary applicant the whole application but its facts.
 */
export const saveInsuranceApplicant = (
  parts: Parts,
): Handler<typeof operatorInsuranceCalls.saveInsuranceApplicant> => ({
  async transaction({ body, now, today, note, refuse, assertNoProblems }, trx) {
    const { SiteID: siteId, CliApplicationId, ApplicantId, FirstName, LastName, EmailAddress, AddressDetail } = body
    if (!(await findApplication(trx, siteId, CliApplicationId))) return refuse('NoAccess')
    const row = await getApplication(trx, siteId, CliApplicationId, true)
    const person = await findPerson(trx, row, ApplicantId)
    if (!person) return refuse('NoAccess')
    if (isClosed(statusOf(row, await progressOf(trx, parts.signing, row)))) return refuse('CLI_ApplicationSent')
    const known = applicantOf(row, ApplicantId)
    const seen = body.Before ?? known
    if ((['FirstName', 'LastName', 'EmailAddress'] as const).some((name) => seen[name] !== known[name]))
      return refuse('StaleEdit')
    const changes = {
      ...(FirstName !== undefined && { FirstName }),
      ...(LastName !== undefined && { LastName }),
      ...(EmailAddress !== undefined && { EmailAddress }),
      ...(AddressDetail !== undefined && { AddressDetail }),
    }
    const facts = factsOf(row)
    const Applicants = facts.Applicants.map((one) => (one.ApplicantId === ApplicantId ? { ...one, ...changes } : one))
    assertNoProblems(peopleProblems(Applicants, today))
    const changed = { ...row, facts: { ...facts, Applicants } }
    const after = normaliseEmail(applicantOf(changed, ApplicantId).EmailAddress)
    const isAnother = normaliseEmail(known.EmailAddress) !== after
    const erased = isAnother && person.is_primary ? begunAnew : {}
    await changeApplication(trx, row, { facts: changed.facts, ...erased }, now)
    if (isAnother) await changePerson(trx, person, { health: null, answered_for: '' })
    if (person.token_hash !== null) {
      await takeLinkTo(trx, parts.keys.codes, { siteId, email: after, now })
      await sendLink(trx, parts, changed, person, now)
    }
    note({ details: { ApplicantId, fields: Object.keys(changes), erased: isAnother } })
    return {}
  },
})
