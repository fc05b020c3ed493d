import { exportPage, mostExported } from '@foyer/domain/office/audit-log.ts'
import { read } from '@foyer/ui/client/call.ts'
import { ExportList } from '../../session/export-list.tsx'
import { bodyOf, type LogEvent, type LogFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useLogWords } from '../use-log-words.ts'
import type { News } from './audit-page.tsx'

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
  return (events: readonly LogEvent[]) => {
    const rows = events.map(cellsOf)
    const columns = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof cellsOf>)[]
    return [columns.map((name) => t(`export.columns.${name}`)), ...rows.map((row) => Object.values(row))]
  }
}

interface ExportLogProps {
  filters: LogFilters
  timeZone: string | undefined
  onNews: (news: News) => void
}

/** The events that the page shows, the newest first. */
export const ExportLog = ({ filters, timeZone, onNews }: ExportLogProps) => {
  const t = useTexts()
  const table = useTable(timeZone)
  return (
    <ExportList
      words={{
        ...{ open: t('export.open'), title: t('export.title') },
        ...{ text: t('export.text'), submit: t('export.submit') },
      }}
      name="audit-log"
      mostPages={mostExported / exportPage}
      page={async (after) => {
        const outcome = await read('/console-api/ExportEvents', {
          ...bodyOf(filters),
          ...(after !== '' && { After: after }),
        })
        return outcome.ok ? { ok: true, reply: { rows: outcome.reply.Events, next: outcome.reply.Next } } : outcome
      }}
      table={table}
      onDone={(count, isCut) => {
        if (count === 0) return onNews({ kind: 'warning', words: t('export.none') })
        onNews({
          kind: isCut ? 'warning' : 'success',
          words: isCut ? t('export.cut') : t('export.done', { count }),
        })
      }}
    />
  )
}
