import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useState } from 'react'
import classes from '../incidents.module.css'
import { useTexts } from '../texts.ts'
import { type Entry, useIncidentWords } from '../use-incident-words.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import { SaveRegister } from './save-register.tsx'

export const IncidentsPage = () => {
  const t = useTexts()
  const listed = usePages('/console-api/ListIncidents', {})
  const { pages, isLoading, failure, retry } = listed
  const [news, setNews] = useState({ words: '', times: 0 })
  const announce = (words: string) => setNews(({ times }) => ({ words, times: times + 1 }))
  const dialog = useDialogFor<Entry | undefined>()
  const entries = pages.flatMap(({ Incidents }) => Incidents)
  return (
    <StepPage
      title={t('title')}
      why={t('why')}
      width="wide"
      isLoading={isLoading}
      failure={pages.length === 0 ? failure : undefined}
      onRetry={retry}
    >
      {news.words !== '' && <Notice key={news.times} kind="success" announced title={news.words} />}
      {pages.length > 0 && (
        <>
          <Entries entries={entries} onOpen={dialog.open} />
          <MorePages pages={listed} label={t('more')} />
          {/* A file has the whole register. */}
          {entries.length > 0 && listed.more === undefined && !listed.isLoadingMore && (
            <div className={classes.actions}>
              <SaveRegister entries={entries} onSaved={() => announce(t('saved', { count: entries.length }))} />
            </div>
          )}
        </>
      )}
      {dialog.dialog && (
        <IncidentDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          entry={dialog.dialog.row}
          onClose={dialog.close}
          onDone={announce}
        />
      )}
    </StepPage>
  )
}

interface EntriesProps {
  entries: readonly Entry[]
  onOpen: (entry: Entry | undefined) => void
}

const Entries = ({ entries, onOpen }: EntriesProps) => {
  const t = useTexts()
  const words = useIncidentWords()
  return (
    <RecordList
      label={t('list')}
      records={entries}
      idOf={({ IncidentID }) => IncidentID}
      nameOf={({ Incident }) => Incident.Circumstances}
      tableFrom={1200}
      columns={[
        {
          label: t('columns.what'),
          of: ({ Incident }) => <span className={classes.long}>{Incident.Circumstances}</span>,
        },
        { label: t('columns.aware'), of: ({ Incident }) => words.day(Incident.AwareOn) },
        { label: t('columns.people'), of: ({ Incident }) => words.people(Incident), isFigure: true },
        { label: t('columns.risk'), of: ({ Incident }) => t(`risk.${Incident.Risk}`) },
        { label: t('columns.notices'), of: ({ Incident }) => <Lines lines={words.notices(Incident)} /> },
        { label: t('columns.kept'), of: ({ KeptUntil }) => words.day(KeptUntil) },
        { label: t('columns.changed'), of: ({ By, ChangedAt }) => words.changed(By, ChangedAt) },
      ]}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      add={{ label: t('add.open'), onAdd: () => onOpen(undefined) }}
      onEdit={onOpen}
    />
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <span className={classes.lines}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
)
