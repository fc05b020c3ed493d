import { useIsOnline } from '@foyer/ui/feedback/offline-banner.tsx'
import { useCountdown } from '@foyer/ui/feedback/use-countdown.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import classes from './success.module.css'
import { WhoToCall } from './who-to-call.tsx'

const NextTry = ({ at }: { at: number }) => {
  const t = useTexts()
  const left = useCountdown(Math.max(0, Math.ceil((at - Date.now()) / 1000)))
  return t('sending.next', { count: left })
}

interface StillSendingProps {
  /** When the next attempt is due; undefined during one. */
  nextTry: number | undefined
  onTryNow: () => void
}

/** Not confirmed yet: states that, keeps trying, and shows whom to contact meanwhile. */
export const StillSending = ({ nextTry, onTryNow }: StillSendingProps) => {
  const t = useTexts()
  const isOnline = useIsOnline()
  return (
    <>
      <span className={classes.mark} data-kind="sending">
        <Icon name="mail" size={32} />
      </span>
      <StepPage title={t('sending.title')} why={t('sending.why')}>
        <div className={classes.progress}>
          <p aria-live="off">
            {!isOnline && t('sending.offline')}
            {isOnline && (nextTry === undefined ? t('sending.trying') : <NextTry key={nextTry} at={nextTry} />)}
          </p>
          <Button variant="default" aria-disabled={nextTry === undefined} onClick={onTryNow}>
            {t('sending.now')}
          </Button>
        </div>
        <p className={classes.quiet}>{t('sending.keepOpen')}</p>
        <WhoToCall />
      </StepPage>
    </>
  )
}
