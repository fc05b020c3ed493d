import type { identificationCalls } from '@foyer/contract/applicants/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { getApplicant, type MadeRows, madeRowsOf } from '../application/application-rows.ts'
import { assertNotStale, assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { actorOf } from '../application/save-application.ts'
import { settingsOf } from '../application/settings.ts'
import { sinPlace, storedIdentification } from '../application/stored-identification.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { assertNoProblems } from '../kit/refusal.ts'
import { finishStep } from './finish-step.ts'
import { identificationFacts } from './identification-facts.ts'
import { nextIdentification } from './next-identification.ts'

type SaveIdentification = (typeof identificationCalls)['saveIdentification']

export interface IdentificationNeeds {
  crypto: FieldCrypto
  /** Ends links to former contacts of the applicant; invitations belong to another feature. */
  endCorrectedLinks(
    trx: Trx,
    before: MadeRows,
    corrected: { actor: string; applicantId: number; now: Date },
  ): Promise<void>
}

/** Saves personal details and ends the step. */
export const saveIdentification =
  ({ crypto, endCorrectedLinks }: IdentificationNeeds) =>
  async (
    { body, scope, today, now }: CallContext<SaveIdentification>,
    trx: Trx,
    given: unknown,
  ): Promise<CallReply<SaveIdentification>> => {
    const { siteId, applicantId } = scope
    const rows = madeRowsOf(given)
    const applicant = getApplicant(rows, applicantId)
    const position = { step: 'identification', applicantId } as const
    assertStepOpen(position, flowFacts(rows, scope))
    assertNotStale(body.Version, rows, applicantId)

    const stored = storedIdentification(applicant, { siteId, crypto })
    const next = nextIdentification(
      stored,
      body.Identification,
      identificationFacts(rows, settingsOf(rows), applicantId),
      today,
    )
    assertNoProblems(next.problems)

    await finishStep(
      trx,
      rows,
      { step: position.step, scope, action: 'identification-saved', now },
      {
        identification: next.identification,
        sinCipher: typeof next.sin === 'string' ? crypto.encrypt(next.sin, sinPlace(siteId, applicantId)) : next.sin,
      },
    )
    if (scope.kind === 'user') await endCorrectedLinks(trx, rows, { actor: actorOf(scope), applicantId, now })
    return {}
  }
