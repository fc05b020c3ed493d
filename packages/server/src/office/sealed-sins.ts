import type { DealExport } from '@foyer/contract/deals/deal-export.ts'
import type { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { revealProblems } from '@foyer/domain/office/reveals.ts'
import { audit } from '../kit/audit.ts'
import { encryptFor, readReceiver } from '../kit/envelope.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { holdsAction, isPerson } from '../kit/operator-caller.ts'
import { type OfficeServices, officeParts } from './parts.ts'
import { takeReveal } from './reveal.ts'
import { readSin } from './revealed-values.ts'

type Context = CallContext<(typeof operatorDealCalls)['exportDeal']>

/**
 * The SINs of those whose SIN staff may know of, encrypted for the receiver whose certificate the body has; undefined where it has
 * none. Each counts as a reveal, and is recorded with its reason before the reply: the event names the certificate and no value.
 */
export const sealedSins =
  (services: OfficeServices) =>
  async (context: Context, { Applicants }: Application): Promise<DealExport['Sins']> => {
    const { body, scope, now, refuse, assertNoProblems, transaction } = context
    const { SiteID: siteId, MortgageApplicationID: applicationId, Certificate, Reason = '', Words = '' } = body
    if (Certificate === undefined) return undefined
    if (!isPerson(scope.rights) || !holdsAction(scope.rights, 'reveal.sin')) return refuse('NotPermitted')
    const receiver = readReceiver(Certificate, now)
    assertNoProblems([
      ...(receiver ? [] : [{ Field: 'Certificate', Key: 'InvalidCertificate' as const }]),
      ...revealProblems({ Reason, Words }),
    ])
    if (!receiver) return refuse('InvalidCertificate')
    const parts = officeParts(services)
    const applicantIds = Applicants.flatMap(({ ApplicantID, Identification: { SIN } }) =>
      SIN === '' ? [] : [ApplicantID],
    )
    for (const _ of applicantIds) await takeReveal(parts, { body, scope, now, refuse, transaction })
    const sins = await transaction(async (trx) => {
      const found: { ApplicantID: number; SIN: string }[] = []
      const reveals: number[] = []
      for (const applicantId of applicantIds) {
        const place = { applicationId, applicantId }
        const SIN = await readSin(trx, { siteId, crypto: services.crypto }, place)
        if (SIN === undefined) continue
        const { reveal_id: reveal } = await trx
          .insertInto('reveals')
          .values({
            ...{ site_id: siteId, application_id: applicationId, applicant_id: applicantId, field: 'sin' },
            ...{ record_id: null, actor: scope.actor, reason: Reason, at: now },
            words: Reason === 'other' ? cleanLine(Words) : '',
          })
          .returning('reveal_id')
          .executeTakeFirstOrThrow()
        found.push({ ApplicantID: applicantId, SIN })
        reveals.push(reveal)
      }
      await audit(trx, {
        ...{ siteId, actor: scope.actor, action: 'sins-exported', at: now, application: applicationId },
        details: {
          ...{ certificate: receiver.fingerprint, reason: Reason, applicants: found.map((one) => one.ApplicantID) },
          ...(reveals[0] !== undefined && { reveal: reveals[0] }),
        },
      })
      return found
    })
    const content = {
      ...{ Format: 'foyer.deal.sins', FormatVersion: 1, SiteID: siteId, MortgageApplicationID: applicationId },
      ...{ ExportedAt: now.toISOString(), Sins: sins },
    }
    const sealed = await encryptFor(receiver, Buffer.from(JSON.stringify(content)))
    return { Certificate: receiver.fingerprint, Cms: sealed.toString('base64') }
  }
