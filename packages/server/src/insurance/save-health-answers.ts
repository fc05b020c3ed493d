import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { coverageOf, isInsured } from '@foyer/domain/insurance/coverage.ts'
import { healthProblems } from '@foyer/domain/insurance/rules.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { choiceOf, saveHealth, unansweredIn } from './health-answers.ts'
import { type LinkParts, sendReady } from './links.ts'
import { listPeople, personIn } from './people-store.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { changeApplication, getApplication } from './store.ts'

type Parts = LinkParts & Pick<Services, 'crypto' | 'signing'>

/** The person is determined by the link alone: nothing in the body names a person. */
export const saveHealthAnswers = (parts: Parts): Handler<typeof insuranceCalls.saveHealthAnswers> => ({
  async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
    const { siteId, applicantId } = scope
    const row = await getApplication(trx, siteId, scope.cliApplicationId, true)
    if (isClosed(statusOf(row, await progressOf(trx, parts.signing, row)))) return refuse('CLI_ApplicationSent')
    const choice = choiceOf(row, applicantId)
    if (!isInsured(choice)) return refuse('NoAccess')
    assertNoProblems(healthProblems(coverageOf(choice), body.HealthQuestions))
    const before = await listPeople(trx, row)
    const person = personIn(before, applicantId)
    await saveHealth(trx, parts.crypto, person, choice, body.HealthQuestions)
    await changeApplication(trx, row, {}, now)
    note({ details: { CliApplicationId: row.cli_application_id } })
    const isLast = unansweredIn(row, before).length > 0 && unansweredIn(row, await listPeople(trx, row)).length === 0
    if (isLast && row.status === 'prepared') await sendReady(trx, parts, row, now)
    return {}
  },
})
