import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './me.module.css'

type Session = ReplyOf<'/console-api/LoadMe'>['Sessions'][number]
type Result = { kind: 'ended' | 'allEnded' } | { kind: 'failed'; failure: Failure; SessionID: string }

/** Where the person is signed in; every session but this one can be ended here. */
export const Sessions = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Sessions: sessions } = useMe()
  const end = useOfficeWrite('/console-api/EndSession', { invalidates: ['/console-api/LoadMe'] })
  const [result, setResult] = useState<Result | undefined>(undefined)
  const others = sessions.filter(({ Current }) => Current === 0)
  const deviceOf = ({ Device }: Session) => Device || t('sessions.unknown')
  const run = async (SessionID: string) => {
    const outcome = await end.run({ SessionID })
    if (outcome.ok) setResult({ kind: SessionID === '' ? 'allEnded' : 'ended' })
    else setResult({ kind: 'failed', failure: outcome, SessionID })
  }
  const dayIn = (instant: string) => formatDate(dayOfInstant(instant), language, 'medium')
  return (
    <Section title={t('sessions.title')}>
      {result?.kind === 'failed' && <CallFailure failure={result.failure} onRetry={() => void run(result.SessionID)} />}
      {result !== undefined && result.kind !== 'failed' && (
        <Notice kind="success" announced title={t(`sessions.${result.kind}`)} />
      )}
      <RecordList
        label={t('sessions.list')}
        records={sessions}
        idOf={({ SessionID }) => SessionID}
        nameOf={deviceOf}
        columns={[
          {
            label: t('sessions.device'),
            of: (session) =>
              session.Current === 1 ? t('sessions.here', { device: deviceOf(session) }) : deviceOf(session),
          },
          { label: t('sessions.since'), of: ({ CreatedAt }) => dayIn(CreatedAt) },
          { label: t('sessions.last'), of: ({ LastUsedAt }) => dayIn(LastUsedAt) },
        ]}
        empty={{ title: t('sessions.list'), text: '' }}
        actions={(session) =>
          session.Current === 0 && (
            <RowButton
              icon="leave"
              label={t('sessions.end')}
              named={t('sessions.endNamed', { device: deviceOf(session) })}
              onClick={() => void run(session.SessionID)}
            />
          )
        }
      />
      {others.length > 1 && (
        <div className={classes.buttons}>
          <Button variant="default" data-end-all onClick={() => void run('')}>
            {t('sessions.all')}
          </Button>
        </div>
      )}
    </Section>
  )
}
