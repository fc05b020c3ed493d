import { mortgageRequestCalls } from '@foyer/contract/mortgage-request/calls.ts'
import { cleanRequest, interviewFromRequest } from '@foyer/domain/mortgage-request/answers.ts'
import { requestTypeOf } from '@foyer/domain/mortgage-request/conditions.ts'
import { madeRowsOf } from '../application/application-rows.ts'
import { assertNotStale, assertStepOpen, countersAfter, flowFacts } from '../application/flow-facts.ts'
import { actorOf, draftOwnerOf, saveApplication } from '../application/save-application.ts'
import { settingsOf } from '../application/settings.ts'
import { sharedChangesAfter } from '../application/shared-changes.ts'
import { storedInterview, storedRequest } from '../application/stored-answers.ts'
import type { Trx } from '../db/open-database.ts'
import { saveInviteStep } from '../invites/index.ts'
import { randomId } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import type { ApplicationScope } from '../kit/scope.ts'
import { nextRequest } from './next-request.ts'

const mortgage = { step: 'mortgage' } as const

interface Needs {
  /** Removes a mortgage of an applicant's own property, a list of another feature. */
  removeOwnedMortgage(
    owned: { scope: ApplicationScope; now: Date; applicantId: number; mortgageId: number },
    trx: Trx,
    rows: unknown,
  ): Promise<object>
}

export const mortgageRequestHandlers = ({ removeOwnedMortgage }: Needs) =>
  implementCalls(mortgageRequestCalls, {
    updateRequestMortgage: {
      async save({ body, scope, today, now }, trx, given) {
        const rows = madeRowsOf(given)
        const facts = flowFacts(rows, scope)
        assertStepOpen(mortgage, facts)
        assertNotStale(body.Version, rows)
        const { application } = rows
        const next = nextRequest(
          storedRequest(application),
          body,
          storedInterview(application),
          { settings: settingsOf(rows), today },
          randomId,
        )
        assertNoProblems(next.problems)
        const { step } = countersAfter(mortgage, facts)
        await saveApplication(trx, {
          siteId: scope.siteId,
          applicationId: scope.applicationId,
          changes: {
            ...(scope.kind === 'user' && { step }),
            requested_mortgage: next.request,
            interview: next.interview,
            request_type: next.requestType,
            dwelling_type: next.request.SubjectProperty.DwellingTypeDD,
            shared_changes: sharedChangesAfter(application, next.request, scope, { shown: true }),
          },
          event: { actor: actorOf(scope), action: 'mortgage-request-saved' },
          draft: { owner: draftOwnerOf(scope), applicant_id: 0, step_key: mortgage.step },
          now,
        })
        const { invite } = scope
        if (invite) await saveInviteStep(trx, scope.siteId, invite.inviteId, step)
        return {}
      },
    },
    confirmSharedChanges: {
      async save({ body, scope, now }, trx, given) {
        const rows = madeRowsOf(given)
        assertNotStale(body.Version, rows)
        const figures = Object.keys(rows.application.shared_changes)
        if (figures.length === 0) return {}
        await saveApplication(trx, {
          siteId: scope.siteId,
          applicationId: scope.applicationId,
          changes: { shared_changes: {} },
          event: { actor: actorOf(scope), action: 'shared-changes-confirmed', keeps_parts: true, details: { figures } },
          now,
        })
        return {}
      },
    },
    deleteMortgage: {
      async save({ body, scope, now }, trx, given) {
        const { ApplicantID: applicantId = 0, MortgageID: mortgageId } = body
        if (applicantId > 0) return removeOwnedMortgage({ scope, now, applicantId, mortgageId }, trx, given)
        const rows = madeRowsOf(given)
        const request = storedRequest(rows.application)
        const { Mortgages } = request.SubjectProperty
        const left = Mortgages.filter(({ MortgageID }) => MortgageID !== body.MortgageID)
        if (body.MortgageID <= 0 || left.length === Mortgages.length) throw new Refusal('NoAccess')
        assertStepOpen(mortgage, flowFacts(rows, scope))
        const without = { ...request, SubjectProperty: { ...request.SubjectProperty, Mortgages: left } }
        const interview = storedInterview(rows.application)
        const type = requestTypeOf(interview)
        const requested = type === undefined ? without : cleanRequest(without, type)
        await saveApplication(trx, {
          siteId: scope.siteId,
          applicationId: scope.applicationId,
          changes: {
            requested_mortgage: requested,
            interview: interviewFromRequest(interview, requested),
            shared_changes: sharedChangesAfter(rows.application, requested, scope, { shown: false }),
          },
          event: {
            actor: actorOf(scope),
            action: 'record-removed',
            details: { kind: 'subject-mortgage', record: body.MortgageID },
          },
          now,
        })
        return {}
      },
    },
  })
