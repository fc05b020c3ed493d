import type { operatorInsuranceCalls } from '@foyer/contract/insurance/operator-calls.ts'
import { peopleProblems } from '@foyer/domain/insurance/facts-rules.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { findPerson, sendLink } from './links.ts'
import { changePerson } from './people-store.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { applicantOf, changeApplication, factsOf, findApplication, getApplication } from './store.ts'

const identifying = ['FirstName', 'LastName', 'EmailAddress'] as const

type Parts = Pick<Services, 'keys' | 'outbox' | 'texts' | 'publicUrl' | 'signing'>

/**
 * The only way to change a signer's name or address. The old link becomes invalid. Where the name or the mailbox was
 * another one, someone else may have answered: the health answers are erased, so that the person answers anew.
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
    await changeApplication(trx, row, { facts: changed.facts }, now)
    const before = applicantOf(row, ApplicantId)
    const after = applicantOf(changed, ApplicantId)
    const isAnother = identifying.some((name) => before[name] !== after[name])
    if (isAnother) await changePerson(trx, person, { health: null, answered_for: '' })
    if (person.token_hash !== null) await sendLink(trx, parts, changed, person, now)
    note({
      details: { ApplicantId, fields: Object.keys(changes), ...(isAnother && person.health && { erased: true }) },
    })
    return {}
  },
})
