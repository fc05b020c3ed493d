import { officeSigningCalls, operatorSigningPageCalls } from '@foyer/contract/signing/office-calls.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { deskState } from '@foyer/domain/signing/states.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { callerOfSession } from '../kit/office-session.ts'
import { holdsAction, isPerson } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { refreshList } from '../office/index.ts'
import { lacksStatement } from './advance.ts'
import { listEvents } from './events.ts'
import { canCancel } from './operator-handlers.ts'
import { findSigning, isAlone, readSignings, type SigningRow } from './page-store.ts'
import { purposesOf } from './purposes.ts'
import { getRequest, listSigners, noteSeen, readSignerSecrets } from './store.ts'

const isoOf = (text: string | null | undefined): string => (text ? new Date(text).toISOString() : '')

const factsOf = (row: SigningRow) => ({
  SiteID: row.site_id,
  SigningRequestID: row.request_id,
  Title: row.title.en,
  TitleFr: row.title.fr,
  State: row.state,
  DelayedFl: row.state === 'sealing' && row.sealing_failed_at !== null ? 1 : 0,
  CreatedAt: row.created_at.toISOString(),
  CompletedAt: row.completed_at?.toISOString() ?? '',
  MortgageApplicationID: row.application_id ?? 0,
  Client: row.client ?? '',
  // An insurance application names itself as the reference of what is signed for it.
  CliApplicationId: row.purpose === 'insurance' ? Number(row.reference_id) : 0,
})

const signerOf = ({ first, last, state, since }: SigningRow['signers'][number]) => ({
  FirstName: first,
  LastName: last,
  State: state,
  Since: isoOf(since),
})

/** The pages of the office about signing. */
export const signingPageHandlers = ({ crypto }: Pick<Services, 'crypto'>) => [
  ...implementCalls(officeSigningCalls, {
    listSignings: {
      async transaction({ body, scope: { session } }, trx) {
        await refreshList(trx)
        const purposes = purposesOf({ rights: callerOfSession(session) }, 'insurance.view')
        const { page, next } = await readSignings(trx, body, purposes)
        return { Requests: page.map((row) => ({ ...factsOf(row), Signers: row.signers.map(signerOf) })), Next: next }
      },
    },
  }),
  ...implementCalls(operatorSigningPageCalls, {
    loadSigningRequest: {
      async transaction({ body: { SiteID: siteId, SigningRequestID: requestId }, scope, now, refuse }, trx) {
        const row = await findSigning(trx, siteId, requestId)
        if (!row || !purposesOf(scope, 'insurance.view').includes(row.purpose)) return refuse('NoAccess')
        const request = await getRequest(trx, siteId, requestId)
        const mayManage =
          holdsAction(scope.rights, 'signing.manage') && purposesOf(scope, 'insurance.manage').includes(row.purpose)
        // Who may do something about it has seen it, and no program.
        if (mayManage && isPerson(scope.rights)) await noteSeen(trx, { siteId, requestId, now })
        const stored = new Map((await listSigners(trx, siteId, requestId)).map((one) => [one.signerId, one]))
        const reasons = await readSignerSecrets(trx, crypto, { siteId, requestId }, 'reason')
        return {
          ...factsOf(row),
          ReferenceID: row.purpose === 'insurance' ? '' : row.reference_id,
          Note: request.note,
          IsOrdered: request.isOrdered ? 1 : 0,
          CancelFl: mayManage && canCancel(request) ? 1 : 0,
          KeepingFl: holdsAction(scope.rights, 'retention.view') && (await isAlone(trx, siteId, requestId)) ? 1 : 0,
          Signers: row.signers.map((listed) => {
            const signer = stored.get(listed.signer)
            if (signer === undefined) throw new Error('a signer was not stored')
            const isOpen = deskState({ request: row.state, signer: signer.state }) === 'sign'
            const { linkExpiresAt, knownBy } = signer
            return {
              ...signerOf(listed),
              SignerID: listed.signer,
              Email: signer.email,
              LanguageID: languageId(signer.language),
              LinkEnds: isOpen && knownBy === 'mail' ? (linkExpiresAt?.toISOString() ?? '') : '',
              ResendFl: mayManage && isOpen && !lacksStatement(signer) ? 1 : 0,
              Reason: reasons.get(listed.signer) ?? '',
            }
          }),
          Events: (await listEvents(trx, siteId, requestId)).map(({ kind, at, signerId }) => ({
            Kind: kind,
            At: at.toISOString(),
            SignerID: signerId ?? 0,
          })),
        }
      },
    },
  }),
]
