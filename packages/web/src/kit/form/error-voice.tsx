import { useSyncExternalStore } from 'react'
import hidden from '../hidden.module.css'
import { useErrorText } from '../i18n/error-text.ts'
import { useFormContext } from './form-context.ts'

/**
 * An error that appears at the field one is still in (after a pause, or by the server's answer) is said. All others are
 * heard at their field, when it is reached.
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
