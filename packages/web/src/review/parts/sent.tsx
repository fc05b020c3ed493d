import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { LeavingSoon } from '@foyer/ui/feedback/leaving-soon.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { NextSteps } from './next-steps.tsx'
import { SuccessMark } from './success-mark.tsx'
import { WhoToCall } from './who-to-call.tsx'

/** Whom the submission sent links to, as the review passed it on; empty after another visit. */
const linksIn = (state: unknown): string => {
  const { linksTo = '' } = (state ?? {}) as { linksTo?: string }
  return linksTo
}

/** Confirmed by the server: what happens next, when, and whom to call. */
export const Sent = () => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  const linksTo = linksIn(useLocation().state)
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
        <NextSteps title={t('sent.next')}>
          <li>{t('sent.copy')}</li>
          {linksTo !== '' && <li>{t('sent.links', { names: linksTo })}</li>}
          <li>{t('sent.look')}</li>
          <li>{t('sent.later')}</li>
        </NextSteps>
        <WhoToCall />
      </StepPage>
    </>
  )
}
