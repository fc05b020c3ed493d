import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useParams } from 'react-router'
import { useTexts } from '../texts.ts'

const Answered = ({ offer }: { offer: ReplyOf<'/api/LoadPartnerApplication'> }) => {
  const t = useTexts()
  return (
    <Facts
      facts={[
        { label: t('sent.name'), value: offer.FirstName },
        { label: t('sent.answer'), value: t(offer.Answer === 1 ? 'yes' : 'no') },
      ]}
    />
  )
}

/** The answer given to an offer. The page shows no contact, because anyone with the link can see it. */
export const Component = () => {
  const t = useTexts()
  const { id: OfferID = '' } = useParams()
  const { language } = useLanguage()
  const { reply, isLoading, failure, retry } = useCall('/api/LoadPartnerApplication', { OfferID })
  const date = formatDate(reply?.AnsweredAt.slice(0, 10) ?? '', language)
  return (
    <StepPage
      title={t('sent.title')}
      why={reply && t('sent.why', { date })}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
    >
      {reply && <Answered offer={reply} />}
    </StepPage>
  )
}
