import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RetryButton } from '@foyer/ui/feedback/retry-button.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useTexts } from '../texts.ts'
import type { BankReturn } from './use-bank-return.ts'

/** The result shown to a user who returns from a bank. */
export const ReturnNotice = ({ returned }: { returned: BankReturn }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure } = returned
  if (returned.isBusy) return <Notice kind="info" announced title={t('return.saving')} />
  if (failure?.key === 'NoAccess') {
    return (
      <Notice kind="error" announced title={t('return.refused')}>
        <p>{t('return.refusedText')}</p>
      </Notice>
    )
  }
  if (failure !== undefined) {
    return (
      <Notice kind="error" announced title={errorText(failure.key)}>
        <RetryButton failure={failure} onRetry={returned.retry} />
      </Notice>
    )
  }
  if (returned.isSaved) {
    return (
      <Notice kind="success" announced title={t('return.saved')}>
        <p>{t('return.tabHint')}</p>
      </Notice>
    )
  }
  return returned.isCancelled ? <Notice kind="info" announced title={t('return.cancelled')} /> : null
}
