import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { csvOf } from '@foyer/domain/kit/csv.ts'
import { mostExported } from '@foyer/domain/office/audit-log.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useConfirm } from '../../session/confirm.tsx'
import { bodyOf, type LogEvent, type LogFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useLogWords } from '../use-log-words.ts'
import type { News } from './audit-page.tsx'

type Page = Outcome<ReplyOf<'/console-api/ExportEvents'>>

/** All pages, the newest first, as far as one file goes. */
const readAll = async (
  page: (after: string) => Promise<Page>,
): Promise<Outcome<{ events: LogEvent[]; isCut: boolean }>> => {
  const events: LogEvent[] = []
  for (let after = ''; ; ) {
    const outcome = await page(after)
    if (!outcome.ok) return outcome
    events.push(...outcome.reply.Events)
    after = outcome.reply.Next
    if (after === '' || events.length >= mostExported) return { ok: true, reply: { events, isCut: after !== '' } }
  }
}

const useTable = (timeZone: string | undefined) => {
  const t = useTexts()
  const words = useLogWords(timeZone)
  const columns: Record<keyof typeof names, (event: LogEvent) => string> = {
    at: words.at,
    utc: ({ At }) => At,
    who: words.who,
    what: words.what,
    about: ({ About }) => About,
    reason: words.reason,
    refused: words.refused,
    site: ({ SiteID }) => SiteID,
    deal: ({ MortgageApplicationID: deal }) => (deal === 0 ? '' : String(deal)),
    client: ({ Client }) => Client,
    lead: ({ LeadID }) => (LeadID === 0 ? '' : String(LeadID)),
    event: ({ EventID }) => String(EventID),
    chain: ({ Sequence }) => (Sequence === 0 ? '' : String(Sequence)),
  }
  const all = Object.keys(columns) as (keyof typeof names)[]
  return (events: readonly LogEvent[]): string =>
    csvOf([
      all.map((name) => t(`export.columns.${name}`)),
      ...events.map((event) => all.map((name) => columns[name](event))),
    ])
}

/** The columns, in their order. */
const names = {
  ...{ at: 0, utc: 0, who: 0, what: 0, about: 0, reason: 0, refused: 0 },
  ...{ site: 0, deal: 0, client: 0, lead: 0, event: 0, chain: 0 },
}

interface ExportLogProps {
  filters: LogFilters
  timeZone: string | undefined
  onNews: (news: News) => void
}

/** The events that the page shows, for a spreadsheet. The server asks for a confirmation. */
export const ExportLog = ({ filters, timeZone, onNews }: ExportLogProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const table = useTable(timeZone)
  const asking = useDialogFor<null>()
  const save = ({ events, isCut }: { events: LogEvent[]; isCut: boolean }) => {
    if (events.length === 0) return onNews({ kind: 'warning', words: t('export.none') })
    saveAs(new Blob([table(events)], { type: 'text/csv;charset=utf-8' }), `audit-log-${today()}.csv`)
    onNews({
      kind: isCut ? 'warning' : 'success',
      words: isCut ? t('export.cut') : t('export.done', { count: events.length }),
    })
  }
  const run = async () => {
    const outcome = await readAll(async (after) => {
      const ask = () => read('/console-api/ExportEvents', { ...bodyOf(filters), ...(after !== '' && { After: after }) })
      const first = await ask()
      return !first.ok && first.key === 'StepUpRequired' && (await confirm()) ? ask() : first
    })
    if (outcome.ok) save(outcome.reply)
    return outcome
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        data-export
        onClick={() => asking.open(null)}
      >
        {t('export.open')}
      </Button>
      {asking.dialog && (
        <ConfirmDialog
          key={asking.dialog.opened}
          isOpen={asking.dialog.isOpen}
          onClose={asking.close}
          title={t('export.title')}
          confirm={t('export.submit')}
          onConfirm={run}
        >
          <p>{t('export.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
