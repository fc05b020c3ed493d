import { csvOf } from '@foyer/domain/kit/csv.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useConfirmed } from './use-confirmed.ts'

/** A page of a list, and `After` of the page that follows; empty at the end. */
export interface ExportedPage<Row> {
  rows: readonly Row[]
  next: string
}

interface ExportListProps<Row> {
  words: { open: string; title: string; text: string; submit: string }
  /** Of the file, before the day. */
  name: string
  /** The pages that one file has at most. */
  mostPages: number
  page: (after: string) => Promise<Outcome<ExportedPage<Row>>>
  /** The lines of the file, its heads first. */
  table: (rows: readonly Row[]) => readonly (readonly string[])[]
  /** How many rows were saved, and whether there are more than one file has. */
  onDone: (count: number, isCut: boolean) => void
}

/** A list of the page as a file for a spreadsheet. The server asks for a confirmation. */
export const ExportList = <Row,>({ words, name, mostPages, page, table, onDone }: ExportListProps<Row>) => {
  const confirmed = useConfirmed()
  const asking = useDialogFor<null>()
  const run = async (): Promise<Outcome> => {
    const rows: Row[] = []
    let after = ''
    for (let pages = 0; pages < mostPages; pages += 1) {
      const outcome = await confirmed(() => page(after))
      if (!outcome.ok) return outcome
      rows.push(...outcome.reply.rows)
      after = outcome.reply.next
      if (after === '') break
    }
    if (rows.length > 0)
      saveAs(new Blob([csvOf(table(rows))], { type: 'text/csv;charset=utf-8' }), `${name}-${today()}.csv`)
    onDone(rows.length, after !== '')
    return { ok: true, reply: {} }
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        data-export
        onClick={() => asking.open(null)}
      >
        {words.open}
      </Button>
      {asking.dialog && (
        <ConfirmDialog
          key={asking.dialog.opened}
          isOpen={asking.dialog.isOpen}
          onClose={asking.close}
          title={words.title}
          confirm={words.submit}
          onConfirm={run}
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
