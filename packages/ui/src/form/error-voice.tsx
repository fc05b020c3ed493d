import { useSyncExternalStore } from 'react'
import hidden from '../hidden.module.css'
import { useErrorText } from '../i18n/error-text.ts'
import { useFormContext } from './form-context.ts'

/**
 * Announces an error that appears at the focused field (after a pause, or from the server). Others are announced when
 * their field gets the focus.
 */
export const ErrorVoice = () => {
  const { store, id, errorValues } = useFormContext()
  const errorText = useErrorText()
  const problem = useSyncExternalStore(store.subscribe, () => {
    const field = document.activeElement?.closest(`[id^="${id}-"]`)?.id.slice(id.length + 1)
    return field === undefined ? undefined : store.problemAt(field)
  })
  return (
    <p role="status" className={hidden.hidden}>
      {problem === undefined ? '' : errorText(problem, errorValues)}
    </p>
  )
}
