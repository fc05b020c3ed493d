import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { csvOf } from '@foyer/domain/kit/csv.ts'
import { exportPage, mostExported } from '@foyer/domain/office/audit-log.ts'
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

/** Pages of one file. */
const mostPages = mostExported / exportPage

/** All pages, the newest first, as far as one file goes. */
const readAll = async (
  page: (after: string) => Promise<Page>,
): Promise<Outcome<{ events: LogEvent[]; isCut: boolean }>> => {
  const events: LogEvent[] = []
  let after = ''
  for (let pages = 0; pages < mostPages; pages += 1) {
    const outcome = await page(after)
    if (!outcome.ok) return outcome
    events.push(...outcome.reply.Events)
    after = outcome.reply.Next
    if (after === '') break
  }
  return { ok: true, reply: { events, isCut: after !== '' } }
}

/** 0 is none. */
const numberOr = (number: number): string => (number === 0 ? '' : String(number))

const useTable = (timeZone: string | undefined) => {
  const t = useTexts()
  const words = useLogWords(timeZone)
  const cellsOf = (event: LogEvent) => {
    const { at, who, what, reason, refused } = words(event)
    return {
      ...{ at, utc: event.At, who, what, about: event.About, reason, refused },
      ...{ site: event.SiteID, deal: numberOr(event.MortgageApplicationID), client: event.Client },
      ...{ lead: numberOr(event.LeadID), event: String(event.EventID), chain: numberOr(event.Sequence) },
    }
  }
  return (events: readonly LogEvent[]): string => {
    const rows = events.map(cellsOf)
    const columns = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof cellsOf>)[]
    return csvOf([columns.map((name) => t(`export.columns.${name}`)), ...rows.map((row) => Object.values(row))])
  }
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
