import { operatorCoApplicantCalls } from '@foyer/contract/co-applicants/operator-calls.ts'
import { madeRowsOf, readRows } from '../application/application-rows.ts'
import { partForOperator } from '../application/assert-part.ts'
import { holdApplication } from '../application/save-application.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { removeApplicant } from './store.ts'

export const operatorCoApplicantHandlers = () =>
  implementCalls(operatorCoApplicantCalls, {
    removeApplicant: {
      async transaction({ body, scope: { actor }, now }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, ApplicantID: applicantId } = body
        await holdApplication(trx, siteId, applicationId)
        const rows = madeRowsOf(await readRows(trx, siteId, applicationId, '', now))
        partForOperator('remove', rows, applicantId)
        await removeApplicant(trx, applicantId, {
          ...{ siteId, applicationId, now },
          changes: { current_applicant_id: rows.application.main_applicant_id },
          event: { actor, applicant_id: applicantId },
        })
        return {}
      },
    },
  })
