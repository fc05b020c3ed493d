import type { coApplicantCalls } from '@foyer/contract/co-applicants/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { blankIdentification } from '@foyer/domain/applicants/blank.ts'
import { addCoApplicantProblems, nextStepAfterAdding } from '@foyer/domain/co-applicants/rules.ts'
import { givenAnew, identificationFacts, nextIdentification } from '../applicants/index.ts'
import { type ApplicantRow, findApplicant, type MadeRows, madeRowsOf } from '../application/application-rows.ts'
import { assertNotStale, assertStepOpen, countersAfter, flowFacts } from '../application/flow-facts.ts'
import { actorOf, draftOwnerOf } from '../application/save-application.ts'
import { settingsOf } from '../application/settings.ts'
import { sinPlace, storedIdentification } from '../application/stored-identification.ts'
import type { Trx } from '../db/open-database.ts'
import { endCorrectedLinks, joinInvite } from '../invites/index.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import type { ApplicationScope } from '../kit/scope.ts'
import { upsertCoApplicant } from './store.ts'

type AddCoApplicant = (typeof coApplicantCalls)['addCoApplicant']
type Context = CallContext<AddCoApplicant>

/** The step of adding a co-applicant, or of joining as an invited person. */
const stepOf = ({ kind }: ApplicationScope) => (kind === 'invite' ? ('join' as const) : ('addCoApplicant' as const))

/** Adds a co-applicant, or saves an existing one again, and makes them the current one. */
export const addCoApplicant =
  (crypto: FieldCrypto) =>
  async ({ body, scope, today, now }: Context, trx: Trx, given: unknown): Promise<CallReply<AddCoApplicant>> => {
    const { siteId, applicationId } = scope
    const rows = madeRowsOf(given)
    const facts = flowFacts(rows, scope)
    const step = stepOf(scope)
    const joined = justJoined(rows, scope, body.Identification, now)
    if (joined) return { NextStep: nextStepAfterAdding({ Step: joined.step }), ApplicantID: joined.applicant_id }
    assertStepOpen({ step }, facts)
    const again = coApplicantAgain(rows, body.ApplicantID ?? 0)
    const storedIn = (current: MadeRows) => {
      const stored = again && findApplicant(current, again.applicant_id)
      return stored ? storedIdentification(stored, { siteId, crypto }) : blankIdentification
    }
    const nextOn = (current: MadeRows, given = body.Identification) =>
      nextIdentification(
        storedIn(current),
        given,
        factsOf(current, again && findApplicant(current, again.applicant_id)),
        today,
      )
    const asked = nextOn(rows)

    const twin = again || scope.kind === 'invite' ? undefined : justAdded(rows, asked.identification, now)
    if (twin) return { NextStep: nextStepAfterAdding({ Step: twin.step }), ApplicantID: twin.applicant_id }
    // A new applicant overwrites no one.
    if (again) assertNotStale(body.Version, rows, again.applicant_id)
    if (!again) assertNoProblems(addCoApplicantProblems(rows.applicants))
    assertNoProblems(asked.problems)
    const corrected = again && scope.kind === 'user'
    const current = corrected
      ? await endCorrectedLinks(trx, rows, {
          actor: actorOf(scope),
          applicantId: again.applicant_id,
          contacts: asked.identification,
          now,
        })
      : rows
    const next = current === rows ? asked : nextOn(current, givenAnew(storedIn(rows), body.Identification))

    const applicantId = again?.applicant_id ?? randomId()
    const { applicantStep } = countersAfter({ step: 'identification', applicantId }, flowFacts(current, scope))
    const sin = typeof next.sin === 'string' ? crypto.encrypt(next.sin, sinPlace(siteId, applicantId)) : next.sin
    await upsertCoApplicant(
      trx,
      { applicantId, identification: next.identification, sinCipher: sin, step: applicantStep },
      {
        siteId,
        applicationId,
        changes: scope.kind === 'user' ? { current_applicant_id: applicantId } : {},
        event: {
          actor: actorOf(scope),
          action: again ? 'identification-saved' : 'co-applicant-added',
          applicant_id: applicantId,
          details: asked.details,
        },
        draft: { owner: draftOwnerOf(scope), applicant_id: 0, step_key: step },
        now,
      },
    )
    if (scope.invite) await joinInvite(trx, siteId, scope.invite.inviteId, applicantId)
    return { NextStep: nextStepAfterAdding({ Step: again?.step ?? 0 }), ApplicantID: applicantId }
  }

/** The co-applicant of this application with an id above zero; any other id is refused. */
const coApplicantAgain = (rows: MadeRows, applicantId: number): ApplicantRow | undefined => {
  if (applicantId <= 0) return undefined
  const applicant = findApplicant(rows, applicantId)
  if (!applicant || applicant.primary_flag === 1) throw new Refusal('NoAccess')
  return applicant
}

/** A new applicant cannot have documents yet: they are required on their own page, and at submission. */
const factsOf = (rows: MadeRows, again: ApplicantRow | undefined) => {
  const facts = identificationFacts(rows, settingsOf(rows), again?.applicant_id ?? 0)
  return again ? facts : { ...facts, documents: 1 }
}

/** A repeated request after a lost reply arrives within seconds: the same details then are the same person. */
const sameRequestSeconds = 30

/** The applicant of an invited person whose reply was lost. */
const justJoined = (
  rows: MadeRows,
  { invite }: ApplicationScope,
  given: object,
  now: Date,
): ApplicantRow | undefined => {
  const own = invite?.applicantId === undefined ? undefined : findApplicant(rows, invite.applicantId)
  const { FirstName, LastName, DOB } = { FirstName: '', LastName: '', DOB: '', ...given }
  return own && justAdded({ ...rows, applicants: [own] }, { FirstName, LastName, DOB }, now)
}

const justAdded = ({ applicants }: MadeRows, identification: object, now: Date): ApplicantRow | undefined => {
  const since = now.getTime() - sameRequestSeconds * 1000
  return applicants.find(
    (one) =>
      one.primary_flag !== 1 &&
      new Date(one.created_at).getTime() > since &&
      isSame(one.identification as Record<string, unknown>, identification),
  )
}

const isSame = (stored: Record<string, unknown>, given: object): boolean =>
  Object.entries(given).every(([name, value]) => stored[name] === value)
