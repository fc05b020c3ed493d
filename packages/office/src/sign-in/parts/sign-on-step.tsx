import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { SignOnOffers } from '../../session/sign-on-offers.tsx'
import classes from '../sign-in.module.css'
import { useTexts } from '../texts.ts'

interface SignOnStepProps {
  offers: ReplyOf<'/console-api/StartSignIn'>['SignOns']
  onOther: () => void
}

/** For who gets in through their brokerage's provider only, or, without one, once an owner has reset how they sign in. */
export const SignOnStep = ({ offers, onOther }: SignOnStepProps) => {
  const t = useTexts()
  const way = offers.length > 0 ? 'signOn' : 'ask'
  return (
    <StepPage title={t(`${way}.title`)} why={t(`${way}.why`)}>
      <SignOnOffers offers={offers} />
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={onOther}>
          {t('factor.other')}
        </button>
      </div>
    </StepPage>
  )
}
