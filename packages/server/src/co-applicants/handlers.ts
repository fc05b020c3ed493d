import { coApplicantCalls } from '@foyer/contract/co-applicants/calls.ts'
import { deletableFlag, removeCoApplicantProblems } from '@foyer/domain/co-applicants/rules.ts'
import { actorOf, getApplicant, isOpenApplication, madeRowsOf } from '../interview/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { Refusal, refuseProblems } from '../kit/refusal.ts'
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
        const { primary_flag, disabled } = getApplicant(rows, applicantId)
        if (!isOpenApplication(rows.application)) throw new Refusal('ApplicationSubmitted')
        const Deletable = deletableFlag({ primary: primary_flag === 1, open: disabled !== 1 })
        refuseProblems(removeCoApplicantProblems({ Deletable, Identification: { PrimaryFlag: primary_flag } }))
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
