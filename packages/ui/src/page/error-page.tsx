import type { Failure } from '../client/outcome.ts'
import { RetryButton } from '../feedback/retry-button.tsx'
import { useErrorText } from '../i18n/error-text.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './page.module.css'
import { PageHead } from './page-head.tsx'
import { WayOut } from './way-out.tsx'

/** A failure has its own text; an error without a call needs a `title`. */
type ErrorPageProps = { onRetry?: (() => void) | undefined } & (
  | { failure: Failure; title?: undefined }
  | { failure?: undefined; title: string }
)

/** Every catalogue text begins with what happened, which becomes the heading; what to do follows below. */
const inTwo = (text: string) => {
  const [, first = text, rest] = /^(.+?)[.!]\s+(.+)$/su.exec(text) ?? []
  return { title: first.replace(/[.!]$/, ''), why: rest }
}

/** A dead end with a way out: retry, or contact the agent with one tap. */
export const ErrorPage = ({ title, failure, onRetry }: ErrorPageProps) => {
  const t = useKitTexts()
  const errorText = useErrorText()
  const words = failure === undefined ? { title, why: t('error.why') } : inTwo(errorText(failure.key))
  return (
    <div className={classes.page} role={failure === undefined ? undefined : 'alert'} data-page-error={failure?.key}>
      <PageHead title={words.title} why={words.why} />
      {onRetry !== undefined && (
        <div className={classes.wayOut}>
          <RetryButton failure={failure} onRetry={onRetry} />
        </div>
      )}
      <WayOut />
    </div>
  )
}
