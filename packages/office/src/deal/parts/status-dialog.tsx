import { isAnnounced } from '@foyer/domain/deals/announced.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RadioCards, useMenu } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'

interface StatusDialogProps {
  isOpen: boolean
  place: DealPlace
  status: number
  onClose: () => void
  onDone: (words: string) => void
}

/** The status of a deal, with whether its client gets a mail. */
export const StatusDialog = ({ isOpen, place, status, onClose, onDone }: StatusDialogProps) => {
  const t = useTexts()
  const save = useOfficeWrite('/console-api/SaveDeal', { invalidates: dealReads })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('status.title')}
      submit={t('status.submit')}
      texts="office.deal"
      values={{ Status: status }}
      isReady={({ Status }) => Status !== status}
      onSubmit={({ Status }) => save.run({ ...place, Status })}
      onDone={(_, { Status }) => onDone(t(isAnnounced(Status) ? 'done.statusMailed' : 'done.status'))}
    >
      <StatusField from={status} />
    </FormDialog>
  )
}

/** A deal never returns to the status in progress. */
const StatusField = ({ from }: { from: number }) => {
  const t = useTexts()
  const { items } = useMenu('MortgageApplicationStatus')
  const chosen = useFormValue<number>('Status')
  return (
    <>
      <RadioCards name="Status" choices={items.filter(({ Value }) => Value !== inProgress)} columns={2} />
      <div role="status">
        {chosen !== from && <Notice kind="info" title={t(isAnnounced(chosen) ? 'status.mailed' : 'status.quiet')} />}
      </div>
    </>
  )
}
