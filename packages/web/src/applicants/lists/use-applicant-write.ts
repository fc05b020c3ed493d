import type { WritePath } from '@foyer/contract/all-calls.ts'
import { useWrite } from '../../kit/client/use-write.ts'

/** A write about an applicant: the application is loaded anew after it, since totals, locks and its version follow. */
export const useApplicantWrite = <P extends WritePath>(path: P) => useWrite(path, { invalidates: ['/api/MTGAPPLoad'] })
