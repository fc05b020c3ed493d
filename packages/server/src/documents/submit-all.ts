import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { holdRequestsOf } from './request-store.ts'
import { type Submitting, submitUploads } from './upload-store.ts'

/** Submits the uploads of all requests of an application. */
export const submitAllOf = async (
  trx: Trx,
  services: Pick<Services, 'jobs'>,
  submitting: Pick<Submitting, 'siteId' | 'actor' | 'now'> & { applicationId: number },
): Promise<void> => {
  for (const requestId of await holdRequestsOf(trx, submitting.siteId, submitting.applicationId)) {
    await submitUploads(trx, services, { ...submitting, requestId })
  }
}
