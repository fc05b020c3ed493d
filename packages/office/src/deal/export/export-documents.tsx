import { badgeOf } from '@foyer/domain/documents/statuses.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { ExportList } from '../../session/export-list.tsx'
import { useDocumentName } from '../review/document-name.ts'
import { hasFile } from '../review/items.ts'
import { useTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'

type Request = LoadedDeal['Documents'][number]

const columns = ['request', 'document', 'status', 'file', 'pages', 'bytes', 'received', 'checksum'] as const

/** A line for each file, and one for a document without any. */
const useTable = () => {
  const t = useTexts()
  const nameOf = useDocumentName()
  const linesOf = ({ RequestName, WithdrawnAt, Items }: Request) =>
    Items.flatMap((item) => {
      const state = WithdrawnAt === '' ? t(`badges.${badgeOf(item.Status)}`) : t('documents.withdrawn')
      const words =
        hasFile(item) && item.NotAvailable !== '' ? `${state}: ${item.NotAvailable}` : item.NotAvailable || state
      const known = [RequestName, nameOf(item), words]
      if (item.Uploads.length === 0) return [[...known, '', '', '', '', '']]
      return item.Uploads.map((one) => [
        ...[...known, one.FileName, String(one.Pages), String(one.Size)],
        ...[one.SubmittedAt, one.Sha256],
      ])
    })
  return (requests: readonly Request[]) => [
    columns.map((name) => t(`documents.columns.${name}`)),
    ...requests.flatMap(linesOf),
  ]
}

/** The list of the documents of a deal. */
export const ExportDocuments = ({ place, onDone }: { place: DealPlace; onDone: (words: string) => void }) => {
  const t = useTexts()
  const table = useTable()
  return (
    <ExportList
      words={{
        ...{ open: t('documents.export'), title: t('documents.exportTitle') },
        ...{ text: t('documents.exportText'), submit: t('documents.exportSubmit') },
      }}
      name={`documents-${place.MortgageApplicationID}`}
      mostPages={1}
      page={async () => {
        const outcome = await read('/console-api/ExportDocuments', { ...place })
        return outcome.ok ? { ok: true, reply: { rows: outcome.reply.Documents, next: '' } } : outcome
      }}
      table={table}
      onDone={() => onDone(t('done.exported'))}
    />
  )
}
