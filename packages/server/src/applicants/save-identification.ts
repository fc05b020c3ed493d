import type { identificationCalls } from '@foyer/contract/applicants/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import type { Contacts } from '@foyer/domain/invites/own-contact.ts'
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
import { givenAnew, nextIdentification } from './next-identification.ts'

type SaveIdentification = (typeof identificationCalls)['saveIdentification']

export interface IdentificationNeeds {
  crypto: FieldCrypto
  /** Ends links to former contacts of the applicant; invitations belong to another feature. Returns the rows afterwards. */
  endCorrectedLinks(
    trx: Trx,
    rows: MadeRows,
    corrected: { actor: string; applicantId: number; contacts: Contacts; now: Date },
  ): Promise<MadeRows>
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
    const position = { step: 'identification', applicantId } as const
    assertStepOpen(position, flowFacts(rows, scope))
    assertNotStale(body.Version, rows, applicantId)

    const storedIn = (current: MadeRows) => storedIdentification(getApplicant(current, applicantId), { siteId, crypto })
    const nextOn = (current: MadeRows, given = body.Identification) =>
      nextIdentification(
        storedIn(current),
        given,
        identificationFacts(current, settingsOf(current), applicantId),
        today,
      )
    const asked = nextOn(rows)
    assertNoProblems(asked.problems)
    const contacts = asked.identification
    const current =
      scope.kind === 'user'
        ? await endCorrectedLinks(trx, rows, { actor: actorOf(scope), applicantId, contacts, now })
        : rows
    // An erased part may now lack answers, which are missing before the submission.
    const next = current === rows ? asked : nextOn(current, givenAnew(storedIn(rows), body.Identification))

    await finishStep(
      trx,
      current,
      { step: position.step, scope, action: 'identification-saved', details: asked.details, now },
      {
        identification: next.identification,
        sinCipher: typeof next.sin === 'string' ? crypto.encrypt(next.sin, sinPlace(siteId, applicantId)) : next.sin,
      },
    )
    return {}
  }
