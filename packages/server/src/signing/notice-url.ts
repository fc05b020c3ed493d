const path = '/ws/signing-notice'

export const noticeRoute = `${path}/:siteId/:requestId`

/** The URL to which an external service sends notices about one request. */
export const noticeUrl = (publicUrl: string, { siteId, requestId }: { siteId: string; requestId: string }) =>
  `${publicUrl}${path}/${siteId}/${requestId}`
