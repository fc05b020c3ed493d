import { Navigate } from 'react-router'
import { StepPage } from '../../kit/page/step-page.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { fullNameOf } from '../site/agent.ts'
import { AgentCard } from '../site/contact-card.tsx'
import { useSite } from '../site/site.tsx'
import { useShellTexts } from '../texts.ts'

/** The agent's profile alone, for who is signed in. */
export const Component = () => {
  const { Link } = useSite()
  const { SiteID, isSignedIn } = useSession()
  const t = useShellTexts()
  if (!isSignedIn) return <Navigate to={paths.site(SiteID)} replace />
  const agent = Link.AgentProfile
  return (
    <StepPage title={t('contact.about', { name: fullNameOf(agent) })}>
      <AgentCard agent={agent} />
    </StepPage>
  )
}
