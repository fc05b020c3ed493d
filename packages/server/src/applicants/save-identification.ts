import type { identificationCalls } from '@foyer/contract/applicants/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import type { Trx } from '../db/open-database.ts'
import {
  flowFacts,
  getApplicant,
  type MadeRows,
  madeRowsOf,
  refuseClosedStep,
  refuseStale,
  settingsOf,
} from '../interview/index.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { refuseProblems } from '../kit/refusal.ts'
import { finishStep } from './finish-step.ts'
import { identificationDocuments } from './identification-documents.ts'
import { type IdentificationFacts, nextIdentification } from './next-identification.ts'
import { sinPlace, storedIdentification } from './stored-identification.ts'

type SaveIdentification = (typeof identificationCalls)['saveIdentification']

/** Saves who an applicant is and ends the step. */
export const saveIdentification =
  (crypto: FieldCrypto) =>
  async (
    { body, scope, today, now }: CallContext<SaveIdentification>,
    trx: Trx,
    given: unknown,
  ): Promise<CallReply<SaveIdentification>> => {
    const { siteId, applicantId } = scope
    const rows = madeRowsOf(given)
    const applicant = getApplicant(rows, applicantId)
    const position = { step: 'identification', applicantId } as const
    refuseClosedStep(position, flowFacts(rows, scope))
    refuseStale(body.Version, rows)

    const stored = storedIdentification(applicant, { siteId, crypto })
    const next = nextIdentification(stored, body.Identification, identificationFacts(rows, applicantId), today)
    refuseProblems(next.problems)

    await finishStep(trx, rows, {
      step: position.step,
      scope,
      action: 'identification-saved',
      changes: {
        identification: next.identification,
        sinCipher: typeof next.sin === 'string' ? crypto.encrypt(next.sin, sinPlace(siteId, applicantId)) : next.sin,
      },
      now,
    })
    return {}
  }

/** What the rules read beside the details themselves. */
const identificationFacts = (rows: MadeRows, applicantId: number): IdentificationFacts => {
  const applicant = getApplicant(rows, applicantId)
  return {
    settings: settingsOf(rows),
    primary: applicant.primary_flag === 1,
    sinOnFile: applicant.sin_cipher !== null,
    documents: rows.records.filter(
      (record) => record.applicant_id === applicantId && record.kind === identificationDocuments.kind,
    ).length,
    otherSpouseName: spouseConflict(rows.applicants.map(relatedOf), applicantId),
  }
}

const relatedOf = ({ applicant_id, primary_flag, identification }: MadeRows['applicants'][number]) => ({
  ApplicantID: applicant_id,
  FirstName: identification.FirstName ?? '',
  LastName: identification.LastName ?? '',
  Identification: { PrimaryFlag: primary_flag, RelationshipDD: identification.RelationshipDD ?? -1 },
})
