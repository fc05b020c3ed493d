import type { reasonCalls } from '@foyer/contract/applicants/reason-calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { type Contradiction, reasonProblems } from '@foyer/domain/applicants/contradictions.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { sql } from 'kysely'
import { getApplicant, madeRowsOf } from '../application/application-rows.ts'
import { assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { actorOf, savedApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { assertNoProblems } from '../kit/refusal.ts'
import { json } from '../kit/transaction.ts'

type SaveReasons = (typeof reasonCalls)['saveReasons']

/** Stores an applicant's reasons. They are asked with the properties, so they are open as long as that step is. */
export const saveReasons = async (
  { body, scope, now }: CallContext<SaveReasons>,
  trx: Trx,
  given: unknown,
): Promise<CallReply<SaveReasons>> => {
  const { siteId, applicationId, applicantId } = scope
  const rows = madeRowsOf(given)
  assertStepOpen({ step: 'property', applicantId }, flowFacts(rows, scope))
  const Reasons = cleanTexts(body.Reasons)
  const keys = Object.keys(Reasons) as Contradiction[]
  assertNoProblems(reasonProblems(keys, { Reasons }))
  const event = {
    actor: actorOf(scope),
    action: 'reasons-saved',
    applicant_id: applicantId,
    details: { keys },
  } as const
  await sql`with written as (
      update applicants set reasons = ${json({ ...getApplicant(rows, applicantId).reasons, ...Reasons })}::jsonb
      where site_id = ${siteId} and applicant_id = ${applicantId}::bigint and application_id = ${applicationId}::bigint
    ) select ${savedApplication({ siteId, applicationId, event, now })} as version`.execute(trx)
  return {}
}
