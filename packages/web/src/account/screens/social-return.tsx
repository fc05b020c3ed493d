import { write } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { arrival } from '../../session/leaving.ts'
import { paths } from '../../site/paths.ts'
import type { HomeState } from '../parts/home-notice.tsx'
import { startOf } from '../parts/use-signed-in.ts'
import { useTexts } from '../texts.ts'

/** Our `state` parameter begins with the visitor's site. */
const siteOf = (state: string) => /^([A-Za-z0-9][A-Za-z0-9-]{0,39})\./.exec(state)?.[1]

/** Sends the network's response to the server, then signs in. */
const signIn = async (SiteID: string, State: string, Query: string): Promise<Outcome<{ UserID: string }>> => {
  const finished = await write('/api/MTGAPPFinishSocialSignIn', { SiteID, State, Query })
  if (!finished.ok) return finished
  const { NetWork, Email, FirstName, LastName } = finished.reply
  return write('/api/MTGAPPRegisterUserOrLogin', { NetWork, Email, FirstName, LastName, SiteID })
}

/** The one redirect URL of all networks. It shows nothing of its own and continues to the portal or back home. */
export const Component = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const wasSent = useRef<boolean>(false)
  useEffect(() => {
    // The network's response works once.
    if (wasSent.current) return
    wasSent.current = true
    const goOn = async () => {
      const state = new URLSearchParams(search).get('state') ?? ''
      const siteId = siteOf(state)
      if (siteId === undefined) return navigate(paths.root(), { replace: true })
      const outcome = await signIn(siteId, state, search.replace(/^\?/, ''))
      if (outcome.ok) return navigate(startOf(siteId, outcome.reply.UserID), { replace: true, state: arrival })
      return navigate(paths.home(siteId), { replace: true, state: { said: outcome.key } satisfies HomeState })
    }
    void goOn()
  }, [search, navigate])
  return (
    <StepPage title={t('socialReturn.title')} isLoading>
      {null}
    </StepPage>
  )
}
