import type { interviewCalls } from '@foyer/contract/interview/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { blankPrimaryIdentification } from '@foyer/domain/applicants/blank.ts'
import { privacyOf } from '@foyer/domain/parts/privacy.ts'
import { type ApplicationRows, type MadeRows, madeRowsOf, rowsOf } from '../application/application-rows.ts'
import { assertNotStale, assertStepOpen, countersAfter, flowFacts } from '../application/flow-facts.ts'
import { actorOf, draftOwnerOf, makeApplication, saveApplication } from '../application/save-application.ts'
import { settingsOf } from '../application/settings.ts'
import { sharedChangesAfter } from '../application/shared-changes.ts'
import type { Trx } from '../db/open-database.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { assertNoProblems } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { afterCommit } from '../kit/transaction.ts'
import { beginFromLead, findBegunLead } from '../leads/index.ts'
import { copyPeople, writePeople } from './copy-people.ts'
import { nextInterview } from './next-interview.ts'

type SaveInterView = (typeof interviewCalls)['saveInterView']
type Context = CallContext<SaveInterView>
type Reply = CallReply<SaveInterView>

type InterviewServices = Pick<Services, 'crypto' | 'live'>

/** The step, and the name of the draft that its save ends. */
const start = { step: 'start' } as const

/** Application 0: creates one with the user as its main applicant, with the people of an earlier one if asked. */
const beginApplication = async (
  context: Context,
  trx: Trx,
  rows: ApplicationRows,
  services: InterviewServices,
): Promise<Reply> => {
  const { body, scope, today, now, refuse } = context
  const { siteId, userId } = scope
  const settings = settingsOf(rows)
  const next = nextInterview(undefined, body, { settings, today })
  assertNoProblems(next.problems)
  const { SIN: _, ...blank } = blankPrimaryIdentification
  const lead = await findBegunLead(trx, services.crypto, { siteId, userId, now })
  const identification = { ...blank, ...(lead !== undefined && { Mobile: lead.phone }) }
  const [applicationId, applicantId] = [randomId(), randomId()]
  const { EarlierApplicationID } = body
  const people =
    EarlierApplicationID === undefined
      ? undefined
      : await copyPeople(trx, {
          userId,
          applicationId: EarlierApplicationID,
          mainApplicantId: applicantId,
          vault: { siteId, crypto: services.crypto },
          now,
        })
  const made = await makeApplication(trx, {
    siteId,
    userId,
    actor: actorOf(scope),
    applicationId,
    applicantId,
    answers: { interview: next.interview, requested_mortgage: next.request, land_ownership: next.land },
    privacy: privacyOf(settings),
    identification,
    details: {
      ...(lead !== undefined && { lead: lead.leadId }),
      ...(people !== undefined && { earlier: EarlierApplicationID, people: people.applicants.length }),
    },
    draftKey: start.step,
    with: body.With ?? '',
    now,
  })
  if (!made) return refuse('TooManyRecords')
  if (lead && made.applicationId === applicationId) {
    await beginFromLead(trx, lead.leadId, applicationId)
    afterCommit(trx, 'lead', () =>
      services.live.changed({ siteId, application: { lead: lead.leadId }, kind: 'lead', by: '' }),
    )
  }
  // A repeated request returns the application of the first one, which has its people already.
  if (people && made.applicationId === applicationId) await writePeople(trx, { siteId, applicationId, now }, people)
  return { MortgageApplicationID: made.applicationId, MainApplicantID: made.applicantId }
}

/** Changes the interview of an existing application. */
const changeInterview = async (context: Context, trx: Trx, rows: MadeRows): Promise<Reply> => {
  const { body, scope, today, now } = context
  const { application } = rows
  const facts = flowFacts(rows, scope)
  assertStepOpen(start, facts)
  assertNotStale(body.Version, rows)
  const next = nextInterview(application, body, { settings: settingsOf(rows), today })
  assertNoProblems(next.problems)
  await saveApplication(trx, {
    siteId: scope.siteId,
    applicationId: application.application_id,
    changes: {
      step: countersAfter(start, facts).step,
      interview: next.interview,
      requested_mortgage: next.request,
      land_ownership: next.land,
      shared_changes: sharedChangesAfter(application, next.request, scope, { shown: false }),
    },
    event: { actor: actorOf(scope), action: 'interview-saved' },
    draft: { owner: draftOwnerOf(scope), applicant_id: 0, step_key: start.step },
    now,
  })
  return { MortgageApplicationID: application.application_id, MainApplicantID: application.main_applicant_id }
}

export const saveInterView =
  (services: InterviewServices) =>
  (context: Context, trx: Trx, rows: unknown): Promise<Reply> =>
    context.scope.applicationId === undefined
      ? beginApplication(context, trx, rowsOf(rows), services)
      : changeInterview(context, trx, madeRowsOf(rows))
