import { focusField } from '@foyer/ui/form/error-summary.tsx'
import { revealField } from '@foyer/ui/form/reveal-field.ts'

/** Focuses a question of this page, or one of its fields; `id` is that of the field. What is folded away is opened. */
export const goToQuestion = (id: string) => {
  const find = () => document.getElementById(id) ?? document.querySelector(`[id^="${CSS.escape(id)}"]`)
  const folded = find()?.closest('[hidden]')
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  revealField(id.slice(id.indexOf('-') + 1))
  // After it was opened.
  requestAnimationFrame(() => focusField(find()?.id ?? id))
}
