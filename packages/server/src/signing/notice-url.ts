const path = '/ws/signing-notice'

export const noticeRoute = `${path}/:siteId/:requestId`

/** The address that an outside service writes to about one request. */
export const noticeUrl = (publicUrl: string, { siteId, requestId }: { siteId: string; requestId: string }) =>
  `${publicUrl}${path}/${siteId}/${requestId}`
