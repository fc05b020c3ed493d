import { paths } from '../../app/paths.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { Icon } from '../../kit/icons.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useHelper } from '../../kit/page/way-out.tsx'
import { useTexts } from '../texts.ts'
import { LeavingSoon } from './leaving-soon.tsx'
import classes from './success.module.css'
import { WhoToCall } from './who-to-call.tsx'

/** The server has it: what happens next, when, and who to call. */
export const Sent = () => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  return (
    <>
      <span className={classes.mark} data-kind="sent">
        <Icon name="check" size={36} />
      </span>
      <StepPage title={t('sent.title')} why={name === '' ? t('sent.whyNobody') : t('sent.why', { name })}>
        <LeavingSoon to={paths.myDeals(SiteID)} />
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
