import { write } from '@foyer/ui/client/call.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../site/paths.ts'
import { reloadSite } from '../../site/use-site-load.ts'
import { useTexts } from '../texts.ts'

/** The operator's hand-off: exchanges the ticket in the URL for a session, once. */
export const Component = () => {
  const t = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { SiteID } = useCallIds()
  const { uid: Ticket = '' } = useParams()
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const wasSent = useRef<boolean>(false)
  useEffect(() => {
    // The ticket works once, so a second render must not use it again.
    if (wasSent.current) return
    wasSent.current = true
    const exchange = async () => {
      const outcome = await write('/api/MTGAPPLoginAs', { SiteID, Ticket })
      if (!outcome.ok) return setFailure(outcome)
      await reloadSite(SiteID)
      await navigate(paths.site(SiteID), { replace: true })
    }
    void exchange()
  }, [SiteID, Ticket, navigate])

  if (failure === undefined)
    return (
      <StepPage title={t('loginAs.title')} isLoading>
        {null}
      </StepPage>
    )
  return (
    <StepPage title={t('loginAs.failed')} why={<span role="alert">{errorText(failure.key)}</span>}>
      <WayOut />
      <Actions main={{ label: t('loginAs.home'), onClick: () => void navigate(paths.site(SiteID)) }} />
    </StepPage>
  )
}
