import { operatorBankStatementCalls } from '@foyer/contract/bank-statements/calls.ts'
import { openStatement } from '../application/bank-statement-secrets.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { findFetched } from './store.ts'

export const operatorBankStatementHandlers = ({ crypto }: Pick<Services, 'crypto'>) =>
  implementCalls(operatorBankStatementCalls, {
    loadBankStatement: {
      async transaction({ body, note, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, RequestID: requestId } = body
        const row = await findFetched(trx, { siteId, applicationId, requestId })
        if (!row?.statement) return refuse('NoAccess')
        note({ details: { applicant: row.applicant_id, request: requestId } })
        return {
          ApplicantID: row.applicant_id,
          Statement: openStatement({ siteId, crypto }, requestId, row.statement),
        }
      },
    },
  })
