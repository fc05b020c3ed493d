import { Countdown } from '@foyer/ui/feedback/countdown.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useParams } from 'react-router'
import { ErrorsPage } from './errors-page.tsx'
import { FieldsPage } from './fields-page.tsx'
import { ForeignPage } from './foreign-page.tsx'
import { RecordsPage } from './records-page.tsx'
import { useKitPageTexts } from './texts.ts'

const Notices = () => {
  const t = useKitPageTexts()
  return (
    <StepPage title={t('title')} why={t('why')}>
      {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title={t('notice')}>
          <p>{t('noticeText')}</p>
        </Notice>
      ))}
      <Countdown seconds={150} />
    </StepPage>
  )
}

const Loading = () => {
  const t = useKitPageTexts()
  return (
    <StepPage title={t('title')} why={t('why')} isLoading>
      {null}
    </StepPage>
  )
}

export const Component = () => {
  const { part = '' } = useParams()
  if (part === 'records' || part === 'no-records') return <RecordsPage isEmpty={part === 'no-records'} />
  if (part === 'foreign') return <ForeignPage />
  if (part === 'notices') return <Notices />
  if (part === 'errors') return <ErrorsPage />
  if (part === 'loading') return <Loading />
  if (part === 'error') {
    return <ErrorPage failure={{ ok: false, key: 'NetworkFailure', errors: [] }} onRetry={() => {}} />
  }
  return <FieldsPage part={part} />
}
