import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { SystemState } from '@foyer/domain/office/system-state.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'

type Part = ReplyOf<'/console-api/LoadStatus'>['Parts'][number]

const tones: Partial<Record<SystemState, Tone>> = { good: 'good', none: 'quiet', embedded: 'open' }

export const StatusPage = () => {
  const t = useTexts()
  const meaning = useMeaning()
  const { reply, isLoading, retry, ...failed } = useCall('/console-api/LoadStatus', {})
  // An older state of the system would be taken for the one of now.
  const failure = failed.failure ?? failed.lateFailure
  const [checks, setChecks] = useState(0)
  const check = async () => {
    if (await retry()) setChecks((before) => before + 1)
  }
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {checks > 0 && <Notice key={checks} kind="success" announced title={t('checked')} />}
      {reply !== undefined && (
        <>
          <RecordList
            label={t('list')}
            records={reply.Parts}
            idOf={(one) => one.Part}
            nameOf={(one) => t(`part.${one.Part}`)}
            columns={[
              { label: t('columns.part'), of: (one) => t(`part.${one.Part}`) },
              {
                label: t('columns.state'),
                of: ({ State }) => <Badge tone={tones[State] ?? 'bad'}>{t(`state.${State}`)}</Badge>,
              },
              { label: t('columns.more'), of: meaning },
            ]}
            // Never shown: every part has a state.
            empty={{ title: '', text: '' }}
          />
          <div>
            <Button variant="default" data-again onClick={() => void check()}>
              {t('refresh')}
            </Button>
          </div>
        </>
      )}
    </StepPage>
  )
}

const [minute, hour, day] = [60, 3600, 86_400]

/** A sentence on the state of a part. Each part has sentences for the states that it can be in. */
const useMeaning = () => {
  const t = useTexts()
  const time = (seconds: number): string => {
    if (seconds < hour) return t('time.minutes', { count: Math.max(1, Math.round(seconds / minute)) })
    if (seconds < 2 * day) return t('time.hours', { count: Math.round(seconds / hour) })
    return t('time.days', { count: Math.round(seconds / day) })
  }
  return ({ Part, State, Count, Seconds }: Part): string => {
    if (Part === 'backup' && State === 'old' && Seconds === 0) return t('backup.first')
    return t(`${Part}.${State}` as 'mail.waits', { count: Count, time: time(Seconds) })
  }
}
