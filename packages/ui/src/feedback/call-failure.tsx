import type { Failure } from '../client/outcome.ts'
import { useErrorText } from '../i18n/error-text.ts'
import { Notice } from './notice.tsx'
import { RetryButton } from './retry-button.tsx'

/** A part of a page that failed to load, with Retry. */
export const CallFailure = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const errorText = useErrorText()
  return (
    <Notice kind="error" announced title={errorText(failure.key)}>
      <p />
      <RetryButton failure={failure} onRetry={onRetry} />
    </Notice>
  )
}
