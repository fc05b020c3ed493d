import { StepPage } from '../../kit/page/step-page.tsx'
import { AgentCard, ReferralCard } from '../site/contact-card.tsx'
import { useSite } from '../site/site.tsx'
import { useShellTexts } from '../texts.ts'

export const Component = () => {
  const { Link } = useSite()
  const t = useShellTexts()
  const { AgentProfile, ReferralSourceProfile } = Link
  return (
    <StepPage title={t('contact.title')} why={t('contact.why')}>
      <AgentCard agent={AgentProfile} />
      {ReferralSourceProfile.ActiveFlag === 1 && <ReferralCard source={ReferralSourceProfile} />}
    </StepPage>
  )
}
