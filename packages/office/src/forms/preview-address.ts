/** Where the preview of a form is: a page of the portal, which the gallery does not have. */
export const previewAddress = { url: '/embedded-forms/preview' }
