import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { answerProblems } from '@foyer/domain/partner-offers/rules.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { RadioCards } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { HelperProvider, WayOut } from '@foyer/ui/page/way-out.tsx'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

type Offer = ReplyOf<'/api/LoadPartnerOffer'>

const Question = ({ OfferID, offer }: { OfferID: string; offer: Offer }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { LanguageID } = useLanguage()
  const answer = useWrite('/api/AnswerPartnerOffer', { invalidates: ['/api/LoadPartnerOffer'] })
  return (
    <>
      <p>{t('quote.passedOn', { insurer: offer.Insurance.Name })}</p>
      <Form
        texts="partner-offers"
        values={{ Answer: -1 }}
        rules={answerProblems}
        onSubmit={({ Answer }) => answer.run({ OfferID, LanguageID, Answer })}
        onDone={() => navigate(paths.partnerThanks(OfferID))}
      >
        <RadioCards
          name="Answer"
          choices={[
            { Value: 1, Label: t('yes'), Help: t('yesHelp') },
            { Value: 0, Label: t('no'), Help: t('noHelp') },
          ]}
        />
        <FormActions submit={t('quote.send')} />
      </Form>
    </>
  )
}

/** The partner insurer's offer: yes or no, once. */
export const Component = () => {
  const t = useTexts()
  const { id: OfferID = '' } = useParams()
  const { language } = useLanguage()
  const { reply, isLoading, failure, retry } = useCall('/api/LoadPartnerOffer', { OfferID }, { staleTime: 60_000 })
  if (reply !== undefined && reply.Answer !== -1) {
    const { Name, Phone, Email } = reply.Insurance
    const date = formatDate(reply.AnsweredAt.slice(0, 10), language)
    return (
      <HelperProvider value={{ name: Name, phone: Phone, email: Email }}>
        <StepPage title={t('answered.title')} why={t('answered.why', { date })}>
          <WayOut />
        </StepPage>
      </HelperProvider>
    )
  }
  const name = reply?.FirstName ?? ''
  return (
    <StepPage
      title={name === '' ? t('quote.titleUnnamed') : t('quote.title', { name })}
      why={reply && t('quote.why', { brokerage: reply.BrokerageName })}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
    >
      {reply && <Question OfferID={OfferID} offer={reply} />}
    </StepPage>
  )
}
