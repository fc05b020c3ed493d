import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Navigate } from 'react-router'
import { useSession } from '../../session/session.ts'
import { fullNameOf } from '../../site/agent.ts'
import { AgentCard } from '../../site/contact-card.tsx'
import { paths } from '../../site/paths.ts'
import { useShellTexts } from '../../site/shell-texts.ts'
import { useSite } from '../../site/site.tsx'

/** The agent's profile as a page, for signed-in users. */
export const Component = () => {
  const { agent } = useSite()
  const { SiteID, isSignedIn } = useSession()
  const t = useShellTexts()
  if (!isSignedIn) return <Navigate to={paths.site(SiteID)} replace />
  return (
    <StepPage title={t('contact.about', { name: fullNameOf(agent) })}>
      <AgentCard agent={agent} />
    </StepPage>
  )
}
