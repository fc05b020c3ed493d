import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import type { ListedDeal } from '../filters.ts'
import { nobody, OwnerField } from '../parts/assign-dialog.tsx'
import { type ChosenStage, chosenStatus, moveOf, noStage, StageFields } from '../parts/stage-fields.tsx'
import { useTexts } from '../texts.ts'

interface BulkDialogProps<Chosen> {
  isOpen: boolean
  deals: readonly ListedDeal[]
  onClose: () => void
  onChosen: (chosen: Chosen) => void
}

/** The choice alone: the calls follow one by one, after the dialog. */
const chosen = async () => ({ ok: true as const, reply: {} })

export const BulkAssignDialog = ({ isOpen, deals, onClose, onChosen }: BulkDialogProps<string>) => {
  const t = useTexts()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('bulk.assignTitle', { count: deals.length })}
      submit={t('assign.submit')}
      texts="office.deals"
      values={{ PersonID: '' }}
      isReady={({ PersonID }) => PersonID !== ''}
      onSubmit={chosen}
      onDone={(_, { PersonID }) => onChosen(PersonID === nobody ? '' : PersonID)}
    >
      <OwnerField sites={deals.map(({ SiteID }) => SiteID)} />
    </FormDialog>
  )
}

export const BulkMoveDialog = ({ isOpen, deals, onClose, onChosen }: BulkDialogProps<ReturnType<typeof moveOf>>) => {
  const t = useTexts()
  return (
    <FormDialog<ChosenStage, object>
      isOpen={isOpen}
      onClose={onClose}
      title={t('bulk.moveTitle', { count: deals.length })}
      submit={t('bulk.moveSubmit')}
      texts="office.deals"
      values={noStage}
      isReady={(values) => chosenStatus(values) !== undefined}
      onSubmit={chosen}
      onDone={(_, values) => onChosen(moveOf(values))}
    >
      <StageFields />
    </FormDialog>
  )
}
