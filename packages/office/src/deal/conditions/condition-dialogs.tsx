import {
  type ConditionStatus,
  conditionProblems,
  conditionStatuses,
  mostConditionCharacters,
  mostLenderCharacters,
  mostPastedCharacters,
} from '@foyer/domain/office/conditions.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { DatePicker, TextareaField, TextField } from '@foyer/ui/fields/index.ts'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useDocumentName } from '../review/document-name.ts'
import { reviewItems } from '../review/items.ts'
import { useConditionTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import type { Condition } from './conditions-tab.tsx'

const list = '/console-api/ListConditions'

interface DialogProps {
  isOpen: boolean
  place: DealPlace
  onClose: () => void
  onDone: () => void
}

/** One condition, or a pasted list with one on each line. */
export const AddDialog = ({ isOpen, place, onClose, onDone }: DialogProps) => {
  const t = useConditionTexts()
  const add = useOfficeWrite('/console-api/AddConditions', { invalidates: [list] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('addTitle')}
      size="md"
      submit={t('submitAdd')}
      texts="office.conditions"
      values={{ Text: '', Lender: '', DueDate: '' }}
      rules={conditionProblems}
      onSubmit={(values) => add.run({ ...place, ...values })}
      onDone={onDone}
    >
      <TextareaField name="Text" rows={8} maxLength={mostPastedCharacters} help={t('pasteHelp')} />
      <TextField name="Lender" maxLength={mostLenderCharacters} optional />
      <DatePicker name="DueDate" optional />
    </FormDialog>
  )
}

interface ConditionDialogProps extends DialogProps {
  deal: LoadedDeal
  /** As it was when the dialog opened, and as it is listed now; undefined once it was removed. */
  condition: Condition
  current: Condition | undefined
}

/** A condition is changed. One that was changed meanwhile is shown before it is replaced. */
export const ConditionDialog = ({ isOpen, place, deal, condition, current, onClose, onDone }: ConditionDialogProps) => {
  const t = useConditionTexts()
  const may = useMay()
  const nameOf = useDocumentName()
  const save = useOfficeWrite('/console-api/SaveCondition', { invalidates: [list] })
  const [isStale, setStale] = useState(false)
  const { ConditionID, Version, Text, Lender, DueDate, Status, ItemID } = condition
  const submit = async (values: {
    Text: string
    Lender: string
    DueDate: string
    Status: ConditionStatus
    ItemID: string
  }) => {
    const { ItemID: item, ...rest } = values
    const seen = isStale && current !== undefined ? current.Version : Version
    const outcome = await save.run({ ...place, ...rest, ConditionID, Version: seen, ItemID: Number(item) })
    if (!outcome.ok && (outcome.key === 'StaleEdit' || outcome.key === 'NoAccess')) {
      await queries.invalidateQueries({ queryKey: [list] })
      setStale(true)
    }
    return outcome
  }
  const now = current === undefined ? '' : `${current.Text} (${t(`status.${current.Shown}`)})`
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editTitle')}
      size="md"
      submit={t('submit')}
      texts="office.conditions"
      values={{ Text, Lender, DueDate, Status, ItemID: ItemID === 0 ? '' : String(ItemID) }}
      rules={conditionProblems}
      onSubmit={submit}
      onDone={onDone}
    >
      {isStale && (
        <Notice kind="info" announced title={t(current === undefined ? 'gone' : 'stale')}>
          {current !== undefined && <p>{now}</p>}
        </Notice>
      )}
      <TextField name="Text" maxLength={mostConditionCharacters} width="full" />
      <WordSelect name="Status" options={conditionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))} />
      {may('document.view') && (
        <WordSelect
          name="ItemID"
          optional
          options={reviewItems(deal).map(({ item }) => ({
            value: String(item.DFRequestDocItemID),
            label: nameOf(item),
          }))}
        />
      )}
      <TextField name="Lender" maxLength={mostLenderCharacters} optional />
      <DatePicker name="DueDate" optional />
    </FormDialog>
  )
}
