import { useCallIds } from '../../kit/client/ids.tsx'
import { LeavingSoon } from '../../kit/feedback/leaving-soon.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useHelper } from '../../kit/page/way-out.tsx'
import { SuccessMark, WhoToCall } from '../../review/index.ts'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

/** Confirms submission: what happens next, whom to call, and a redirect. */
export const Component = () => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  return (
    <>
      <SuccessMark />
      <StepPage title={t('sent.title')} why={name === '' ? t('sent.whyNobody') : t('sent.why', { name })}>
        <LeavingSoon
          to={paths.site(SiteID)}
          go={t('leave.go')}
          leaving={(count) => t('leave.in', { count })}
          announced={t('leave.announced')}
          stay={t('leave.stay')}
        />
        <p>{t('sent.next')}</p>
        <WhoToCall />
      </StepPage>
    </>
  )
}
