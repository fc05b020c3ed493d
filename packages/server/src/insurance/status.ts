import type { RequestState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
import type { SigningPort, SigningProgress } from '../ports/signing.ts'
import type { CliRow } from './store.ts'

export type Status = 'created' | 'quoted' | 'prepared' | 'sent' | 'signed' | 'declined' | 'expired'

const afterSending: Record<RequestState, Status> = {
  preparing: 'sent',
  open: 'sent',
  sealing: 'sent',
  completed: 'signed',
  declined: 'declined',
  cancelled: 'expired',
}

export const progressOf = async (
  trx: Trx,
  signing: SigningPort,
  row: Pick<CliRow, 'site_id' | 'signing_request_id'>,
): Promise<SigningProgress | undefined> =>
  row.signing_request_id === null ? undefined : signing.progress(trx, row.site_id, row.signing_request_id)

/** The status of an application; once it was sent, that of its signing. */
export const statusOf = (row: Pick<CliRow, 'status'>, progress: SigningProgress | undefined): Status =>
  row.status === 'sent' && progress ? afterSending[progress.state] : row.status

/** Sent, and neither declined nor cancelled: nothing of it may change. */
export const isClosed = (status: Status): boolean => status === 'sent' || status === 'signed'

/** The signers as in calls and the record; `SignedAt` is an ISO instant, empty until then. */
export const signersOf = (progress: SigningProgress | undefined) =>
  (progress?.signers ?? []).map((signer) => ({
    FirstName: signer.firstName,
    LastName: signer.lastName,
    Email: signer.email,
    Status: signer.state,
    SignedAt: signer.signedAt?.toISOString() ?? '',
  }))
