import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Footer } from '../../shell/footer.tsx'
import { SimpleBar } from '../../shell/simple-bar.tsx'
import { Frame } from '../../site/frame.tsx'
import { useTexts } from '../texts.ts'

const closed: ErrorKey = 'InviteCoApplicantSubmitted'
const names = { InviteCoApplicantExpired: 'expired', NoAccess: 'unknown' } as const

const Words = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const t = useTexts()
  const errorText = useErrorText()
  if (failure.key === closed) {
    return (
      <StepPage title={t('closed.title')}>
        <Notice kind="warning" announced>
          <p>{errorText(closed)}</p>
        </Notice>
        <WayOut />
      </StepPage>
    )
  }
  const name = failure.key === 'InviteCoApplicantExpired' || failure.key === 'NoAccess' ? names[failure.key] : undefined
  if (name === undefined) {
    return (
      <StepPage title={t('opening')} failure={failure} onRetry={onRetry}>
        {null}
      </StepPage>
    )
  }
  return (
    <StepPage title={t(`${name}.title`)} why={t(`${name}.text`)}>
      <WayOut />
    </StepPage>
  )
}

/** A link that cannot be opened: sent or closed, expired, or unknown. */
export const ClosedInvite = (props: { failure: Failure; onRetry: () => void }) => (
  <Frame bar={<SimpleBar />} footer={<Footer withDialogs />}>
    <Words {...props} />
  </Frame>
)
