import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { localeOf } from '@foyer/domain/kit/language.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { useParams } from 'react-router'
import { useCall } from '../../kit/client/use-call.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Facts } from '../../kit/page/facts.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useTexts } from '../texts.ts'

const Sent = ({ sent }: { sent: ReplyOf<'/api/LoadPartnerApplication'> }) => {
  const t = useTexts()
  const { language } = useLanguage()
  return (
    <Facts
      facts={[
        { label: t('sent.answer'), value: t(sent.Answer === 1 ? 'yes' : 'no') },
        { label: t('sent.names'), value: new Intl.ListFormat(localeOf(language)).format(sent.Names) },
        { label: t('sent.email'), value: sent.Email },
        { label: t('sent.phone'), value: formatPhone(sent.Phone) },
        { label: t('sent.property'), value: sent.Property },
        { label: t('sent.closing'), value: formatDate(sent.ClosingDate, language) },
      ]}
    />
  )
}

/** What went to the insurer, for them and for whoever sent it. */
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
      {reply && <Sent sent={reply} />}
    </StepPage>
  )
}
