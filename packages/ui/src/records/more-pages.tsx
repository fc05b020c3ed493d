import { Button } from '@mantine/core'
import type { Pages } from '../client/use-pages.ts'
import { CallFailure } from '../feedback/call-failure.tsx'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './more-pages.module.css'

interface MorePagesProps {
  pages: Pick<Pages<unknown>, 'isLoadingMore' | 'failure' | 'retry' | 'more'>
  /** The words of the button. */
  label: string
}

/** The end of a list that grows by pages: a failure, and the button for the next page. */
export const MorePages = ({ pages: { isLoadingMore, failure, retry, more }, label }: MorePagesProps) => {
  const t = useKitTexts()
  return (
    <>
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {(more !== undefined || isLoadingMore) && (
        <Button variant="default" className={classes.more ?? ''} aria-disabled={isLoadingMore} onClick={() => more?.()}>
          {isLoadingMore ? t('loading') : label}
        </Button>
      )}
    </>
  )
}
