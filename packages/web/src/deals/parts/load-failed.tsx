import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RetryButton } from '@foyer/ui/feedback/retry-button.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

interface DealsFailed {
  dealsFailed: Failure
}

const isDealsFailed = (state: unknown): state is DealsFailed =>
  typeof state === 'object' && state !== null && 'dealsFailed' in state

/** On the home page: why the applications could not be loaded, if that is why the user is there. */
export const useDealsFailure = (): Failure | undefined => {
  const { state } = useLocation()
  return isDealsFailed(state) ? state.dealsFailed : undefined
}

const FailureNotice = ({ failure }: { failure: Failure }) => {
  const { SiteID } = useCallIds()
  const navigate = useNavigate()
  const t = useTexts()
  const errorText = useErrorText()
  return (
    <Notice kind="error" announced title={t('failed')}>
      <p>{errorText(failure.key)}</p>
      <RetryButton failure={failure} onRetry={() => void navigate(paths.myDeals(SiteID))} />
    </Notice>
  )
}

/** The notice on home, with a link back to the applications. Its texts load with it. */
export const DealsFailedNotice = () => {
  const failure = useDealsFailure()
  if (failure === undefined) return null
  return (
    <Suspense>
      <FailureNotice failure={failure} />
    </Suspense>
  )
}

/** Prevents a redirect loop with a home that sends signed-in users back: the second failure stays on the page. */
let wentHome = false

/** Redirects a failed load to home, which shows the reason. Returns whether the failure must be shown here instead. */
export const useGoHomeOnFailure = (failure: Failure | undefined, isLoaded: boolean): boolean => {
  const { SiteID } = useCallIds()
  const navigate = useNavigate()
  useEffect(() => {
    if (isLoaded) wentHome = false
    if (failure === undefined || wentHome) return
    wentHome = true
    void navigate(paths.home(SiteID), { replace: true, state: { dealsFailed: failure } satisfies DealsFailed })
  }, [failure, isLoaded, SiteID, navigate])
  return wentHome
}
