import { focusField } from '@foyer/ui/form/error-summary.tsx'

/** Focuses a question of this page, or one of its fields. What is folded away is opened. */
export const goToQuestion = (field: string) => {
  const question = document.getElementById(field) ?? document.querySelector(`[id^="${CSS.escape(field)}"]`)
  const folded = question?.closest('[hidden]')
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // After the fold has opened.
  requestAnimationFrame(() => focusField(question?.id ?? field))
}
