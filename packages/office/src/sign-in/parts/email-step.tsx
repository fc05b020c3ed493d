import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { emailProblems } from '@foyer/domain/account/rules.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { EmailField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useCheckedWrite } from '@foyer/ui/robot/use-checked-write.tsx'
import { useSearchParams } from 'react-router'
import { useOfficeTexts } from '../../kit/texts.ts'
import { hasPasskeys, provePasskey } from '../../session/passkey.ts'
import { PasskeyButton } from '../../session/passkey-button.tsx'
import { SignOnOffers } from '../../session/sign-on-offers.tsx'
import classes from '../sign-in.module.css'
import { useTexts } from '../texts.ts'
import { useBeside } from './beside-other.tsx'

type Step = ReplyOf<'/console-api/StartSignIn'>

interface EmailStepProps {
  onEmail: (email: string) => void
  onStep: (step: Step) => void
}

const problems = ({ Email }: { Email: string }) => emailProblems(Email)

/** The address, or at once a passkey of this browser. */
export const EmailStep = ({ onEmail, onStep }: EmailStepProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { LanguageID } = useLanguage()
  const [query] = useSearchParams()
  const beside = useBeside()
  const start = useCheckedWrite('/console-api/StartSignIn', t('robot'))
  const why = query.get('why')
  // Without them the address leads on as well.
  const offered = useCall('/console-api/ListSignOns', { BrokerageID: query.get('with') ?? '' })
  const offers = offered.reply?.SignOns ?? []
  return (
    <StepPage title={t('title')} why={t('why')}>
      {why === 'ended' && <Notice kind="info" title={t('ended')} />}
      {why === 'out' && <Notice kind="success" title={t('out')} />}
      <div className={classes.stack}>
        <Form
          texts="office.sign-in"
          values={{ Email: '' }}
          rules={problems}
          onSubmit={({ Email }) => beside(start.run({ Email, LanguageID }))}
          onDone={(step, { Email }) => {
            onEmail(Email)
            onStep(step)
          }}
        >
          <EmailField name="Email" />
          {start.status}
          <FormActions submit={t('email.submit')} busy={t('email.busy')} />
        </Form>
        {(hasPasskeys() || offers.length > 0) && <p className={classes.or}>{t('email.or')}</p>}
        <SignOnOffers offers={offers} isSecondary />
        {hasPasskeys() && (
          <PasskeyButton
            label={office('factor.passkey')}
            isSecondary
            ask={provePasskey}
            send={(proof) => beside(write('/console-api/FinishPasskey', proof))}
            onDone={onStep}
          />
        )}
      </div>
    </StepPage>
  )
}
