import { isBlank } from '@foyer/domain/kit/text.ts'
import { mostViewCharacters, viewProblems } from '@foyer/domain/office/views.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CheckboxField, TextField } from '@foyer/ui/fields/index.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { Filters } from '../filters.ts'
import { filtersOfSaved, isShown, type SavedView, stateOf } from '../saved-state.ts'
import { useTexts } from '../texts.ts'

interface ViewDialogProps {
  isOpen: boolean
  /** What the page shows. */
  filters: Filters
  /** The view as it was when the dialog opened; undefined for a new one. */
  saved: SavedView | undefined
  /** The same as it is listed now. */
  current: SavedView | undefined
  onClose: () => void
  onDone: (words: string) => void
}

const reads = ['/console-api/ListViews' as const]

/** The name of a view, who has it, and whether it shows from now on what the page shows. One that was changed meanwhile is replaced by the second attempt only. */
export const ViewDialog = ({ isOpen, filters, saved, current, onClose, onDone }: ViewDialogProps) => {
  const t = useTexts()
  const may = useMay()
  const save = useOfficeWrite('/console-api/SaveView', { invalidates: reads })
  const { ViewID, Name, SharedFl } = saved ?? { ViewID: '', Name: '', SharedFl: 0 }
  const submit = async ({ ReplaceFl, ...values }: { Name: string; SharedFl: number; ReplaceFl: number }) => {
    const state = stateOf(current === undefined || ReplaceFl === 1 ? filters : filtersOfSaved(current))
    const outcome = await save.run({ ViewID, Version: current?.Version ?? 0, ...values, ...state })
    if (!outcome.ok && outcome.key === 'StaleEdit') await queries.invalidateQueries({ queryKey: reads })
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(saved === undefined ? 'saved.add' : 'saved.edit')}
      submit={t('saved.submit')}
      texts="office.deals"
      values={{ Name, SharedFl, ReplaceFl: 0 }}
      rules={viewProblems}
      isReady={(values) => !isBlank(values.Name)}
      onSubmit={submit}
      onDone={(_, values) => onDone(t('saved.done', { name: values.Name.trim() }))}
    >
      <TextField name="Name" maxLength={mostViewCharacters} />
      {may('deal.assign') && <CheckboxField name="SharedFl" />}
      {saved !== undefined && !isShown(saved, filters) && <CheckboxField name="ReplaceFl" />}
    </FormDialog>
  )
}
