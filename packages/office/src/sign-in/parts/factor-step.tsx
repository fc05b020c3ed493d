import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { write } from '@foyer/ui/client/call.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { FactorChoice } from '../../session/factor-choice.tsx'
import { SignOnOffers } from '../../session/sign-on-offers.tsx'
import classes from '../sign-in.module.css'
import { useTexts } from '../texts.ts'
import { useBeside } from './beside-other.tsx'

type Step = ReplyOf<'/console-api/StartSignIn'>

interface FactorStepProps {
  email: string
  factors: Step['Factors']
  offers?: Step['SignOns']
  onStep: (step: Step) => void
  /** Absent where a sign-in without a device makes no sense. */
  onRecovery?: () => void
  onOther: () => void
}

/** The person's own factor. */
export const FactorStep = ({ email, factors, offers = [], onStep, onRecovery, onOther }: FactorStepProps) => {
  const t = useTexts()
  const beside = useBeside()
  return (
    <StepPage title={t('factor.title')} why={t('factor.why')}>
      <FactorChoice
        kinds={factors}
        onPasskey={(proof) => beside(write('/console-api/FinishPasskey', proof))}
        onCode={(Code) => beside(write('/console-api/FinishTotp', { Email: email, Code }))}
        onDone={onStep}
      />
      {offers.length > 0 && <p className={classes.or}>{t('email.or')}</p>}
      <SignOnOffers offers={offers} isSecondary />
      <div className={classes.links}>
        {onRecovery !== undefined && factors.includes('recovery') && (
          <button type="button" data-recovery className={classes.link} onClick={onRecovery}>
            {t('factor.recovery')}
          </button>
        )}
        <button type="button" className={classes.link} onClick={onOther}>
          {t('factor.other')}
        </button>
      </div>
    </StepPage>
  )
}
