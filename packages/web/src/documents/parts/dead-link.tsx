import { useCallIds } from '../../kit/client/ids.tsx'
import { LeavingSoon } from '../../kit/feedback/leaving-soon.tsx'
import { useErrorText } from '../../kit/i18n/error-text.ts'
import { StepPage } from '../../kit/page/step-page.tsx'
import { WayOut } from '../../kit/page/way-out.tsx'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

/**
 * An invalid link: why, who sends a new one, and a redirect to the start page, which can be cancelled.
 */
export const DeadLink = ({ reason }: { reason: 'none' | 'over' }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID } = useCallIds()
  return (
    <StepPage title={t(`dead.${reason}`)} why={errorText(reason === 'none' ? 'NoRequest' : 'ExpiredLink')}>
      <LeavingSoon
        to={paths.home(SiteID)}
        go={t('dead.home')}
        leaving={(count) => t('dead.leaving', { count })}
        announced={t('dead.announced')}
        stay={t('dead.stay')}
      />
      <WayOut />
    </StepPage>
  )
}
