import type { Stage } from '@foyer/domain/office/stages.ts'
import type { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import type { RefObject } from 'react'
import type { ListedDeal } from '../filters.ts'
import { useKeptRow } from '../rows.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Opened<Row> = ReturnType<typeof useDialogFor<Row>>

/** `to`: the stage to which its card was dragged. */
export type MovedDeal = ListedDeal & { to?: Stage }

interface DealDialogsProps {
  list: RefObject<HTMLElement | null>
  moving: Opened<MovedDeal>
  assigning: Opened<ListedDeal>
  onDone: (words: string) => void
}

/** What is done with a deal of a list, and where the focus is afterwards. */
export const DealDialogs = ({ list, moving, assigning, onDone }: DealDialogsProps) => {
  useKeptRow(list, moving.dialog?.isOpen === true, moving.dialog?.row)
  useKeptRow(list, assigning.dialog?.isOpen === true, assigning.dialog?.row)
  return (
    <>
      {moving.dialog && (
        <MoveDialog
          key={`move ${moving.dialog.opened}`}
          isOpen={moving.dialog.isOpen}
          deal={moving.dialog.row}
          to={moving.dialog.row.to}
          onClose={moving.close}
          onDone={onDone}
        />
      )}
      {assigning.dialog && (
        <AssignDialog
          key={`assign ${assigning.dialog.opened}`}
          isOpen={assigning.dialog.isOpen}
          deal={assigning.dialog.row}
          onClose={assigning.close}
          onDone={onDone}
        />
      )}
    </>
  )
}
