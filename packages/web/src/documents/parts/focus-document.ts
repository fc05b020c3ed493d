/** Brings a document of the page into view, and whoever reads by ear to its name. */
export const focusDocument = (itemId: number): void =>
  document.querySelector<HTMLElement>(`#document-${itemId} h3`)?.focus()
