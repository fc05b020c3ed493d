import type { Failure } from '../client/outcome.ts'
import { RetryButton } from '../feedback/retry-button.tsx'
import { useErrorText } from '../i18n/error-text.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './page.module.css'
import { PageHead } from './page-head.tsx'
import { WayOut } from './way-out.tsx'

interface ErrorPageProps {
  title?: string
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
}

/** A dead end with a way out: try again, or reach the agent with one tap. */
export const ErrorPage = ({ title, failure, onRetry }: ErrorPageProps) => {
  const t = useKitTexts()
  const errorText = useErrorText()
  return (
    <div className={classes.page} role={failure === undefined ? undefined : 'alert'}>
      <PageHead
        title={title ?? t('error.title')}
        why={failure === undefined ? t('error.why') : errorText(failure.key)}
      />
      {onRetry !== undefined && (
        <div className={classes.wayOut}>
          <RetryButton after={failure?.retryAfter} onRetry={onRetry} />
        </div>
      )}
      <WayOut />
    </div>
  )
}
