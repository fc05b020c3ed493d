import { findApplicant, madeRowsOf } from '../application/application-rows.ts'
import { assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { openRecords, sealRecord } from '../application/record-codec.ts'
import { properties } from '../application/record-kinds.ts'
import { actorOf, draftOwnerOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ApplicationScope } from '../kit/scope.ts'
import { upsertRecord } from './records/record-store.ts'

export interface OwnedMortgageRef {
  scope: ApplicationScope
  now: Date
  /** The owner of the property. The function checks that they are an applicant of the application. */
  applicantId: number
  mortgageId: number
}

/** Removes a mortgage from an applicant's property, which remains. */
export const removeOwnedMortgage =
  (crypto: FieldCrypto) =>
  async ({ scope, now, applicantId, mortgageId }: OwnedMortgageRef, trx: Trx, given: unknown) => {
    const { siteId, applicationId } = scope
    const rows = madeRowsOf(given)
    const vault = { siteId, crypto }
    const owned = findApplicant(rows, applicantId) ? openRecords(properties, rows.records, applicantId, vault) : []
    const property = owned.find(({ Mortgages }) => Mortgages.some(({ MortgageID }) => MortgageID === mortgageId))
    if (!property) throw new Refusal('NoAccess')
    assertStepOpen({ step: properties.step, applicantId }, flowFacts(rows, scope))
    const { PropertyID: recordId } = property
    const Mortgages = property.Mortgages.filter(({ MortgageID }) => MortgageID !== mortgageId)
    await upsertRecord(
      trx,
      { applicantId, kind: properties.kind, recordId },
      sealRecord(properties, recordId, { ...property, Mortgages }, vault),
      {
        siteId,
        applicationId,
        event: {
          actor: actorOf(scope),
          action: 'record-removed',
          applicant_id: applicantId,
          details: { kind: 'owned-mortgage', record: mortgageId },
        },
        draft: {
          owner: draftOwnerOf(scope),
          applicant_id: applicantId,
          step_key: `${properties.kind}:${recordId}`,
        },
        now,
      },
    )
    return {}
  }
