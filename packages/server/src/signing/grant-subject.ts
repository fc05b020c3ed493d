import type { SignerRef } from '../ports/signing.ts'

/** The subject of the grant of one signer of one request. */
export const grantSubject = ({ requestId, signerId }: Omit<SignerRef, 'siteId'>): string => `${requestId}/${signerId}`
