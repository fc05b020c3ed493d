import { useCallIds } from '../../kit/client/ids.tsx'
import { LeavingSoon } from '../../kit/feedback/leaving-soon.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useHelper } from '../../kit/page/way-out.tsx'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import classes from './success.module.css'
import { SuccessMark } from './success-mark.tsx'
import { WhoToCall } from './who-to-call.tsx'

/** Confirmed by the server: what happens next, when, and whom to call. */
export const Sent = () => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  return (
    <>
      <SuccessMark />
      <StepPage title={t('sent.title')} why={name === '' ? t('sent.whyNobody') : t('sent.why', { name })}>
        <LeavingSoon
          to={paths.myDeals(SiteID)}
          go={t('sent.go')}
          leaving={(count) => t('sent.leaving', { count })}
          announced={t('sent.announced')}
          stay={t('sent.stay')}
        />
        <section>
          <h2 className={classes.title}>{t('sent.next')}</h2>
          <ol className={classes.next}>
            <li>{t('sent.copy')}</li>
            <li>{t('sent.look')}</li>
            <li>{t('sent.later')}</li>
          </ol>
        </section>
        <WhoToCall />
      </StepPage>
    </>
  )
}
