import { useState } from 'react'

interface DialogFor<Row> {
  row: Row
  /** The field at which it was opened, from an error; see `startAt` of a form. */
  startAt: string | undefined
  isOpen: boolean
  /** How often it was opened: a `key` that resets the dialog's form. */
  opened: number
}

/** The dialog of a list: the row it is open for. A closed one keeps its row until it has faded out. */
export const useDialogFor = <Row>() => {
  const [dialog, setDialog] = useState<DialogFor<Row> | null>(null)
  return {
    dialog,
    open: (row: Row, startAt?: string) =>
      setDialog((before) => ({ row, startAt, isOpen: true, opened: (before?.opened ?? 0) + 1 })),
    close: () => setDialog((before) => before && { ...before, isOpen: false }),
  }
}
