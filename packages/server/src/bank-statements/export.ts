import type { Application } from '@foyer/domain/application-fields.ts'
import { openStatement } from '../application/bank-statement-secrets.ts'
import type { Vault } from '../application/record-codec.ts'
import type { Trx } from '../db/open-database.ts'
import { listFetched } from './store.ts'

/** The statements of an application for its broker. */
export const listBankStatements = async (
  trx: Trx,
  vault: Vault,
  { MortgageApplicationID, BankStatementsApplicants }: Application,
) => {
  const rows = await listFetched(trx, vault.siteId, MortgageApplicationID)
  return rows.flatMap(({ request_id: RequestID, applicant_id: ApplicantID, statement }) => {
    const applicant = BankStatementsApplicants.find((one) => one.ApplicantID === ApplicantID)
    if (!applicant || !statement) return []
    const Statement = openStatement(vault, RequestID, statement)
    return [{ RequestID, ApplicantID, ApplicantName: applicant.ApplicantName, Statement }]
  })
}
