import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { coverageOf, isInsured } from '@foyer/domain/insurance/coverage.ts'
import { healthProblems } from '@foyer/domain/insurance/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { fingerprintOf } from './fingerprint.ts'
import { choiceOf, healthOf, saveHealth, unansweredIn } from './health-answers.ts'
import { type LinkParts, sendReady } from './links.ts'
import { type CliPerson, listPeople, personIn } from './people-store.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { type Choice, changeApplication, getApplication } from './store.ts'

type Parts = LinkParts & Pick<Services, 'crypto' | 'signing'>

/** What the person declares with their signature about the answers, which no document for others prints. */
const statementOf = ({ crypto, keys, texts }: Parts, person: CliPerson, choice: Choice) => {
  const fingerprint = fingerprintOf(keys, person, healthOf(crypto, person, choice))
  const words = (language: Language) => texts.of(language)('insurance.pdf:health.statement', { fingerprint })
  return { en: words('en'), fr: words('fr') }
}

/** The person is determined by the link alone: nothing in the body names a person. */
export const saveHealthAnswers = (parts: Parts): Handler<typeof insuranceCalls.saveHealthAnswers> => ({
  async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
    const { siteId, applicantId } = scope
    const row = await getApplication(trx, siteId, scope.cliApplicationId, true)
    const progress = await progressOf(trx, parts.signing, row)
    // After the others signed, the answers become part of this person's own signature.
    const signer = progress?.signers.find(({ signerId, mayDeclare }) => signerId === applicantId && mayDeclare)
    if (!signer && isClosed(statusOf(row, progress))) return refuse('CLI_ApplicationSent')
    const choice = choiceOf(row, applicantId)
    if (!isInsured(choice)) return refuse('NoAccess')
    assertNoProblems(healthProblems(coverageOf(choice), body.HealthQuestions))
    const before = await listPeople(trx, row)
    const person = personIn(before, applicantId)
    await saveHealth(trx, parts.crypto, person, choice, body.HealthQuestions)
    await changeApplication(trx, row, {}, now)
    note({ details: { CliApplicationId: row.cli_application_id } })
    const people = await listPeople(trx, row)
    if (progress && signer) {
      const { requestId } = progress
      const statement = statementOf(parts, personIn(people, applicantId), choice)
      const isDeclared = await parts.signing.declare(trx, { siteId, requestId, signerId: applicantId }, statement)
      if (!isDeclared) return refuse('CLI_ApplicationSent')
    }
    const isLast = unansweredIn(row, before).length > 0 && unansweredIn(row, people).length === 0
    if (isLast && row.status === 'prepared') await sendReady(trx, parts, row, now)
    return {}
  },
})
