import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { LeavingSoon } from '@foyer/ui/feedback/leaving-soon.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useHelper, WayOut } from '@foyer/ui/page/way-out.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { AgentCard } from '../../site/contact-card.tsx'
import { paths } from '../../site/paths.ts'
import { useSite } from '../../site/site.tsx'
import { useTexts } from '../texts.ts'
import type { DeadReason } from './use-opening.ts'

/** A withdrawn request: no one waits for documents, so nothing leads away from the contact. */
const Withdrawn = () => {
  const t = useTexts()
  const { SiteID, Link: brand } = useSite()
  return (
    <StepPage title={t('dead.withdrawn')} why={t('dead.withdrawnWhy', { name: useHelper()?.name ?? '' })}>
      <AgentCard agent={brand.AgentProfile} />
      <div>
        <Button component={Link} to={paths.home(SiteID)} variant="default">
          {t('dead.home')}
        </Button>
      </div>
    </StepPage>
  )
}

/** An invalid link: why, and whom to ask. A redirect to the start page can be cancelled. */
export const DeadLink = ({ reason }: { reason: DeadReason }) =>
  reason === 'withdrawn' ? <Withdrawn /> : <Invalid reason={reason} />

const Invalid = ({ reason }: { reason: Exclude<DeadReason, 'withdrawn'> }) => {
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
