/** Scrolls to a document and focuses its name for screen readers. */
export const focusDocument = (itemId: number): void =>
  document.querySelector<HTMLElement>(`#document-${itemId} h3`)?.focus()
