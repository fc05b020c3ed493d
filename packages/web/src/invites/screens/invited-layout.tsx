import { languageOf } from '@foyer/domain/kit/language.ts'
import { CallIdsProvider, useCallIds } from '@foyer/ui/client/ids.tsx'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { storedLanguage } from '@foyer/ui/i18n/stored-language.ts'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { InvitedShell } from '../../shell/invited-shell.tsx'
import { type Application, GuidProvider, useApplicationCall } from '../../wizard/application-call.ts'
import { ClosedInvite } from '../parts/closed-invite.tsx'
import { Opening } from '../parts/opening.tsx'
import { ownPage } from '../parts/own-page.ts'

/** Shows the invitation's language, unless one was chosen in this browser. */
const useInvitedLanguage = (LanguageID: number | undefined) => {
  useEffect(() => {
    if (LanguageID !== undefined && storedLanguage() === undefined) void changeLanguage(languageOf(LanguageID))
  }, [LanguageID])
}

/** Before the calls of the steps, which are made by effects after it. What they send as they close is of the same page. */
const useOwnPage = (application: Application | undefined) => {
  useLayoutEffect(() => {
    const { SiteID = '', MortgageApplicationID = 0, guid = '', InviteID } = application ?? {}
    if (InviteID !== undefined) ownPage({ SiteID, MortgageApplicationID, guid, InviteID })
  }, [application])
}

/** Opens the link's invitation before showing it; a link that cannot be opened shows why. */
const Opened = () => {
  const { application, failure, retry } = useApplicationCall()
  useInvitedLanguage((application as { LanguageID?: number } | undefined)?.LanguageID)
  useOwnPage(application)
  // Stays open afterwards: a save that is no longer allowed fails by itself.
  if (application !== undefined) return <InvitedShell />
  if (failure === undefined) return <Opening />
  return <ClosedInvite failure={failure} onRetry={retry} />
}

/** The layout of an invited person's routes: calls contain no user, only the link's guid. */
export const Component = () => {
  const { guid = '' } = useParams()
  const { SiteID } = useCallIds()
  const ids = useMemo(() => ({ SiteID, UserID: '' }), [SiteID])
  return (
    <CallIdsProvider value={ids}>
      <GuidProvider value={guid}>
        <Opened key={guid} />
      </GuidProvider>
    </CallIdsProvider>
  )
}
