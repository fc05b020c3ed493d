import { languageOf } from '@foyer/domain/kit/language.ts'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { CallIdsProvider, useCallIds } from '../../kit/client/ids.tsx'
import { changeLanguage } from '../../kit/i18n/i18n.ts'
import { storedLanguage } from '../../kit/i18n/stored-language.ts'
import { InvitedShell } from '../../shell/invited-shell.tsx'
import { GuidProvider, useApplicationCall } from '../../wizard/application-call.ts'
import { ClosedInvite } from '../parts/closed-invite.tsx'
import { Opening } from '../parts/opening.tsx'

/** The invitation speaks the language it was written in, unless a language was chosen in this browser. */
const useInvitedLanguage = (LanguageID: number | undefined) => {
  useEffect(() => {
    if (LanguageID !== undefined && storedLanguage() === undefined) void changeLanguage(languageOf(LanguageID))
  }, [LanguageID])
}

/** Opens the invitation of the link before anything of it is shown; a link that opens nothing says so. */
const Opened = () => {
  const { application, failure, retry } = useApplicationCall()
  useInvitedLanguage((application as { LanguageID?: number } | undefined)?.LanguageID)
  // Once open it stays: whether something may still be saved is for the save to say.
  if (application !== undefined) return <InvitedShell />
  if (failure === undefined) return <Opening />
  return <ClosedInvite failure={failure} onRetry={retry} />
}

/** The layout of an invited person's routes: calls name no user, and the link says whose they are. */
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
