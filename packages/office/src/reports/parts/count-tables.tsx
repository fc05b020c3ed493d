import { RecordList } from '@foyer/ui/records/record-list.tsx'
import classes from '../reports.module.css'
import { useTexts } from '../texts.ts'
import { useReportWords } from '../use-report-words.ts'
import type { Report } from './reports-page.tsx'

export const ReplyTable = ({ responses }: { responses: Report['Responses'] }) => {
  const t = useTexts()
  const { number, share, time } = useReportWords()
  const rows = responses.filter(({ Count }) => Count > 0)
  if (rows.length === 0) return <p className={classes.text}>{t('replies.empty')}</p>
  return (
    <RecordList
      label={t('replies.title')}
      records={rows}
      idOf={({ Kind }) => Kind}
      nameOf={({ Kind }) => t(`replies.kinds.${Kind}`)}
      columns={[
        { label: t('replies.kind'), of: ({ Kind }) => t(`replies.kinds.${Kind}`) },
        { label: t('replies.count'), of: ({ Count }) => number(Count), isFigure: true },
        { label: t('replies.time'), of: ({ Seconds }) => time(Seconds), isFigure: true },
        { label: t('replies.day'), of: ({ Count, WithinDay }) => share(WithinDay, Count), isFigure: true },
      ]}
      empty={{ title: t('replies.empty'), text: '' }}
    />
  )
}

export const ErrorTable = ({ errors }: { errors: Report['Errors'] }) => {
  const t = useTexts()
  const { error, number } = useReportWords()
  if (errors.length === 0) return <p className={classes.text}>{t('errors.empty')}</p>
  return (
    <RecordList
      label={t('errors.title')}
      records={errors}
      idOf={({ Key }) => Key}
      nameOf={({ Key }) => error(Key)}
      columns={[
        { label: t('errors.error'), of: ({ Key }) => error(Key) },
        { label: t('errors.count'), of: ({ Count }) => number(Count), isFigure: true },
      ]}
      empty={{ title: t('errors.empty'), text: '' }}
    />
  )
}
