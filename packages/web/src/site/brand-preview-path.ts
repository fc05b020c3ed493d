/** The page that the office shows in a frame with a brand that is not published yet. */
export const brandPreviewPath = '/brand-preview'

export const isBrandPreview = (): boolean => globalThis.location.pathname === brandPreviewPath
