import type { officeRevealCalls } from '@foyer/contract/office/reveal-calls.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { revealProblems } from '@foyer/domain/office/reveals.ts'
import { consentOf } from '../application/consent-text.ts'
import type { Vault } from '../application/record-codec.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { isPerson } from '../kit/operator-caller.ts'
import { readForBroker } from '../review/index.ts'
import { officeLimits } from './limits.ts'
import { holdClient } from './notes-store.ts'
import type { OfficeParts } from './parts.ts'
import { readDocumentNumber, readSin } from './revealed-values.ts'
import { namedActors, staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officeRevealCalls
type Context = CallContext<Calls['revealSin']>
type Counted = Pick<Context, 'scope' | 'now' | 'refuse' | 'transaction'> & { body: { MortgageApplicationID: number } }
type Applicant = Application['Applicants'][number]

interface Asked {
  field: 'sin' | 'documentNumber'
  /** The record that has the value; undefined for one of the applicant. */
  recordId: number | undefined
  /** Whether staff may know of the value at all: not while the applicant's part is still to come. */
  isShown(applicant: Applicant): boolean
  read(trx: Trx, vault: Vault, place: { applicationId: number; applicantId: number }): Promise<string | undefined>
}

/** Counts the value before it is read. Past the limit the owners get one mail an hour, in a transaction of its own. */
export const takeReveal = async ({ limiter, mails }: OfficeParts, context: Counted): Promise<void> => {
  const { body, scope, now, refuse, transaction } = context
  const ofHour = await limiter.take(officeLimits.reveals, scope.actor, now)
  const wait = ofHour > 0 ? ofHour : await limiter.take(officeLimits.revealsOfDay, scope.actor, now)
  if (wait === 0) return
  if ((await limiter.take(officeLimits.revealBursts, scope.actor, now)) === 0)
    await transaction(async (trx) => {
      const staff = await staffOfDeal(trx, scope.siteId, body.MortgageApplicationID)
      const { Name: person } = namedActors(staff)(scope.actor)
      for (const owner of staff.filter(({ role, reaches }) => role === 'owner' && reaches))
        await mails.revealBurst(trx, owner, now, { siteId: scope.siteId, person })
    })
  return refuse('TooManyRequests', { retryAfter: wait })
}

/** One value, decrypted here only. Its record is committed with the transaction that reads it, before the reply. */
const reveal = async (parts: OfficeParts, context: Context, asked: Asked) => {
  const { body, scope, language, now, note, recordIn, refuse, assertNoProblems, transaction } = context
  if (!isPerson(scope.rights)) return refuse('NoAccess')
  assertNoProblems(revealProblems(body))
  await takeReveal(parts, context)
  const { MortgageApplicationID: applicationId, ApplicantID: applicantId, Reason: reason } = body
  const vault = { siteId: scope.siteId, crypto: parts.crypto }
  const consent = consentOf(parts.texts)
  return transaction(async (trx) => {
    // An erasure that is under way waits, or is done.
    if ((await holdClient(trx, { siteId: scope.siteId, applicationId })) === undefined) return refuse('NoAccess')
    const found = await readForBroker(trx, scope.siteId, applicationId, { language, vault, consent, now })
    const applicant = found?.application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    const place = { applicationId, applicantId }
    const value = applicant && asked.isShown(applicant) ? await asked.read(trx, vault, place) : undefined
    if (value === undefined) return refuse('NoAccess')
    const { reveal_id: revealId } = await trx
      .insertInto('reveals')
      .values({
        ...{ site_id: scope.siteId, application_id: applicationId, applicant_id: applicantId },
        ...{ field: asked.field, record_id: asked.recordId ?? null, actor: scope.actor },
        ...{ reason, words: reason === 'other' ? cleanLine(body.Words) : '', at: now },
      })
      .returning('reveal_id')
      .executeTakeFirstOrThrow()
    note({ details: { reveal: revealId, field: asked.field, reason } })
    await recordIn(trx)
    return { Value: value }
  })
}

export const revealSin = (parts: OfficeParts): Handler<Calls['revealSin']> => ({
  free: (context) =>
    reveal(parts, context, {
      field: 'sin',
      recordId: undefined,
      isShown: ({ Identification }) => Identification.SIN !== '',
      read: readSin,
    }),
})

export const revealDocumentNumber = (parts: OfficeParts): Handler<Calls['revealDocumentNumber']> => ({
  free: (context) => {
    const recordId = context.body.IdentificationID
    return reveal(parts, context, {
      field: 'documentNumber',
      recordId,
      isShown: ({ Identification }) =>
        Identification.IdentificationLst.some(
          (document) => document.IdentificationID === recordId && document.IdentificationNumber !== '',
        ),
      read: (trx, vault, place) => readDocumentNumber(trx, vault, { ...place, recordId }),
    })
  },
})
