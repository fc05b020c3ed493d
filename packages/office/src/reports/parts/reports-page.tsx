import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { reportPeriods } from '@foyer/domain/reports/measures.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import classes from '../reports.module.css'
import { useTexts } from '../texts.ts'
import { ErrorTable, ReplyTable } from './count-tables.tsx'
import { SaveReport } from './save-report.tsx'
import { StepTable } from './step-table.tsx'

export type Report = ReplyOf<'/console-api/LoadReport'>

const usualPeriod = reportPeriods[0]
const periodNames = { 30: 'month', 90: 'quarter', 365: 'year' } as const

/** The report of a period and a site, both kept in the address. */
export const ReportsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const [isSaved, setSaved] = useState(false)
  const days = reportPeriods.find((period) => String(period) === query.get('days')) ?? usualPeriod
  const site = query.get('site') ?? ''
  const { reply, failure, retry } = useCall('/console-api/LoadReport', { SiteID: site, Days: days })
  const choose = (next: { days: number; site: string }) => {
    setSaved(false)
    replace(
      new URLSearchParams({
        ...(next.days !== usualPeriod && { days: String(next.days) }),
        ...(next.site !== '' && { site: next.site }),
      }),
    )
  }
  return (
    <StepPage title={t('title')} why={t('why')} width="wide">
      <div className={classes.page}>
        <search className={classes.bar}>
          <ChoiceBox
            name="Days"
            label={t('period')}
            options={reportPeriods.map((period) => ({
              value: String(period),
              label: t(`periods.${periodNames[period]}`),
            }))}
            value={String(days)}
            onChoose={(value) => choose({ days: Number(value), site })}
          />
          <SiteChoice sites={reply?.Sites ?? []} site={site} onChoose={(next) => choose({ days, site: next })} />
        </search>
        {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
        {reply === undefined && failure === undefined && <CardsSkeleton cards={3} />}
        {isSaved && <Notice kind="success" announced title={t('saved')} />}
        {reply !== undefined && <Parts report={reply} site={site} onSaved={() => setSaved(true)} />}
      </div>
    </StepPage>
  )
}

const Parts = ({ report, site, onSaved }: { report: Report; site: string; onSaved: () => void }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const day = (date: string) => formatDate(date, language)
  const { Begun, Steps, FirstDay, LastDay, CountedTo } = report
  const sent = Steps.at(-1)?.Reached ?? 0
  return (
    <>
      <div className={classes.head}>
        <div>
          <p className={classes.days}>{t('days', { first: day(FirstDay), last: day(LastDay) })}</p>
          <p className={classes.quiet}>{CountedTo === '' ? t('notCounted') : t('counted', { day: day(CountedTo) })}</p>
        </div>
        <SaveReport report={report} site={site} onSaved={onSaved} />
      </div>
      <Section
        title={t('steps.title')}
        lead={Begun === 0 ? t('steps.nothing') : t('steps.lead', { count: Begun, sent })}
      >
        {Begun > 0 && <StepTable report={report} />}
      </Section>
      <Section title={t('replies.title')} lead={t('replies.lead')}>
        <ReplyTable responses={report.Responses} />
      </Section>
      <Section title={t('errors.title')} lead={t('errors.lead')}>
        <ErrorTable errors={report.Errors} />
      </Section>
    </>
  )
}
