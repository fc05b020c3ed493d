import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { AgentCard, ReferralCard } from '../../site/contact-card.tsx'
import { useShellTexts } from '../../site/shell-texts.ts'
import { useSite } from '../../site/site.tsx'

export const Component = () => {
  const { agent, Link } = useSite()
  const t = useShellTexts()
  const { ReferralSourceProfile } = Link
  return (
    <StepPage title={t('contact.title')} why={t('contact.why')}>
      <AgentCard agent={agent} />
      {ReferralSourceProfile.ActiveFlag === 1 && <ReferralCard source={ReferralSourceProfile} />}
    </StepPage>
  )
}
