import { operatorBankStatementCalls } from '@foyer/contract/bank-statements/calls.ts'
import { openStatement } from '../application/bank-statement-secrets.ts'
import { consentOf } from '../application/consent-text.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { readForBroker } from '../review/index.ts'
import { findFetched } from './store.ts'

export const operatorBankStatementHandlers = ({ crypto, texts }: Pick<Services, 'crypto' | 'texts'>) =>
  implementCalls(operatorBankStatementCalls, {
    loadBankStatement: {
      async transaction({ body, language, now, note, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, RequestID: requestId } = body
        const row = await findFetched(trx, { siteId, applicationId, requestId })
        if (!row?.statement) return refuse('NoAccess')
        const vault = { siteId, crypto }
        const deal = await readForBroker(trx, siteId, applicationId, {
          language,
          vault,
          consent: consentOf(texts),
          now,
        })
        // That of a person whose part is to come is not the broker's yet.
        const isGiven = deal?.application.BankStatementsApplicants.some((one) => one.ApplicantID === row.applicant_id)
        if (!isGiven) return refuse('NoAccess')
        note({ details: { applicant: row.applicant_id, request: requestId } })
        return {
          ApplicantID: row.applicant_id,
          Statement: openStatement(vault, requestId, row.statement),
        }
      },
    },
  })
