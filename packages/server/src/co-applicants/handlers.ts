import { coApplicantCalls } from '@foyer/contract/co-applicants/calls.ts'
import { removeCoApplicantProblems } from '@foyer/domain/co-applicants/rules.ts'
import { getApplicant, madeRowsOf } from '../application/application-rows.ts'
import { assertNotHeld } from '../application/is-held.ts'
import { actorOf } from '../application/save-application.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { assertNoProblems } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { addCoApplicant } from './add-co-applicant.ts'
import { removeApplicant } from './store.ts'

export const coApplicantHandlers = ({ crypto }: Pick<Services, 'crypto'>) =>
  implementCalls(coApplicantCalls, {
    addCoApplicant: { save: addCoApplicant(crypto) },
    removeCoApplicant: {
      async save({ scope, now }, trx, given) {
        const { siteId, applicationId, applicantId } = scope
        const rows = madeRowsOf(given)
        const { primary_flag: PrimaryFlag } = getApplicant(rows, applicantId)
        assertNoProblems(removeCoApplicantProblems({ PrimaryFlag }))
        if (rows.bankRequests.some(({ applicant_id, fetched }) => applicant_id === applicantId && fetched))
          await assertNotHeld(trx, siteId, applicationId)
        const { main_applicant_id: main } = rows.application
        await removeApplicant(trx, applicantId, {
          siteId,
          applicationId,
          changes: { current_applicant_id: main },
          event: { actor: actorOf(scope), action: 'co-applicant-removed', applicant_id: applicantId },
          now,
        })
        return { MainApplicantID: main }
      },
    },
  })
