import { useLocation } from 'react-router'
import { DealsFailedNotice } from '../../deals/index.ts'
import type { FailureKey } from '../../kit/client/outcome.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useErrorText } from '../../kit/i18n/error-text.ts'

/** What another screen has to say when it leads home: `navigate(home, { state: { said: key } })`. */
export interface HomeState {
  said: FailureKey
}

const saidOf = (state: unknown): FailureKey | undefined =>
  typeof state === 'object' && state !== null && 'said' in state ? (state as HomeState).said : undefined

export const HomeNotice = () => {
  const errorText = useErrorText()
  const said = saidOf(useLocation().state)
  return (
    <>
      <DealsFailedNotice />
      {said !== undefined && <Notice kind="warning" announced title={errorText(said)} />}
    </>
  )
}
