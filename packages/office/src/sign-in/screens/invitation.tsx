import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { nameProblems } from '@foyer/domain/account/rules.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { routes, signInPath } from '../../kit/paths.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { ownEnrolment } from '../../session/page-owner.ts'
import { SignOnButton } from '../../session/sign-on-button.tsx'
import { BesideOther } from '../parts/beside-other.tsx'
import { EnrolStep } from '../parts/enrol-step.tsx'
import { FactorStep } from '../parts/factor-step.tsx'
import { useTexts } from '../texts.ts'

type Step = ReplyOf<'/console-api/AcceptInvitation'>

/** The link of the mail: what is offered, before anything is accepted; then the first factor, or the known one. */
export const Component = () => {
  const t = useTexts()
  const { hash } = useLocation()
  const token = hash.slice(1)
  return token === '' ? (
    <StepPage title={t('invitation.missing')} why={t('invitation.missingWhy')}>
      {null}
    </StepPage>
  ) : (
    <Invited token={token} />
  )
}

const Invited = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  // Read once: accepted, it works no more.
  const { reply, failure, isLoading, retry } = useCall(
    '/console-api/LoadInvitation',
    { Token: token },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const t = useTexts()
  const [step, setStep] = useState<Step | undefined>(undefined)
  const maker = step?.PersonID
  useEffect(() => {
    if (maker !== undefined) ownEnrolment(maker)
  }, [maker])
  const goOn = (next: Step['Next']) => {
    client.removeQueries({ queryKey: ['/console-api/LoadMe'] })
    void navigate(next === 'office' ? routes.officeHome : routes.officeSetup, { replace: true })
  }
  if (step?.Next === 'enrol') return <EnrolStep onStep={goOn} />
  if (step !== undefined) {
    return (
      <BesideOther>
        <FactorStep
          email={reply?.Email ?? ''}
          factors={step.Factors}
          onStep={({ Next }) => goOn(Next)}
          onOther={() => void navigate(signInPath(''))}
        />
      </BesideOther>
    )
  }
  const title = reply === undefined ? '' : t('invitation.title', { brokerage: reply.Brokerage })
  return (
    <StepPage
      title={title}
      why={reply && t('invitation.why', { inviter: reply.InvitedBy })}
      {...{ isLoading, failure }}
      onRetry={retry}
    >
      {reply && <Offer offer={reply} token={token} onStep={setStep} />}
    </StepPage>
  )
}

interface OfferProps {
  offer: ReplyOf<'/console-api/LoadInvitation'>
  token: string
  onStep: (step: Step) => void
}

const Offer = ({ offer, token, onStep }: OfferProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const accept = useWrite('/console-api/AcceptInvitation')
  const { Role, Reach, Sites, FirstName, LastName, LanguageID, Known, SignOns, SignOnRequiredFl } = offer
  return (
    <>
      <Facts
        facts={[
          { label: t('invitation.role'), value: office(`roles.${Role}`), help: office(`roleHelp.${Role}`) },
          { label: t('invitation.reach'), value: office(`reaches.${Reach}`) },
          { label: t('invitation.sites'), value: Reach === 'sites' && Sites.join(', ') },
        ]}
      />
      <p>{t('invitation.address', { email: offer.Email })}</p>
      <Form
        texts="office.sign-in"
        values={{ FirstName, LastName, LanguageID }}
        rules={nameProblems}
        onSubmit={(names) => accept.run({ Token: token, ...names })}
        onDone={onStep}
      >
        {Known === 1 ? (
          <p>{t('invitation.known')}</p>
        ) : (
          <>
            <TextField name="FirstName" maxLength={60} autoComplete="given-name" />
            <TextField name="LastName" maxLength={60} autoComplete="family-name" />
            <LanguageCards />
          </>
        )}
        {SignOnRequiredFl === 1 ? (
          <p>{t('invitation.required')}</p>
        ) : (
          <FormActions submit={t('invitation.accept')} busy={t('invitation.busy')} />
        )}
        {SignOns.map(({ BrokerageID, Name }) => (
          <AcceptBySignOn key={BrokerageID} token={token} name={Name} isSecondary={SignOnRequiredFl === 0} />
        ))}
      </Form>
    </>
  )
}

interface AcceptBySignOnProps {
  token: string
  name: string
  isSecondary: boolean
}

/** Inside the form, whose names it takes along. */
const AcceptBySignOn = ({ token, name, isSecondary }: AcceptBySignOnProps) => {
  const office = useOfficeTexts()
  const { store } = useFormContext()
  const start = async () => {
    const { FirstName, LastName, LanguageID } = store.values as Names
    const outcome = await write('/console-api/StartInvitedSignOn', { Token: token, FirstName, LastName, LanguageID })
    if (!outcome.ok && outcome.errors.length > 0) store.failed(outcome, outcome.errors)
    return outcome
  }
  return <SignOnButton label={office('signOn.goOn', { name })} isSecondary={isSecondary} start={start} />
}

type Names = Pick<ReplyOf<'/console-api/LoadInvitation'>, 'FirstName' | 'LastName' | 'LanguageID'>
