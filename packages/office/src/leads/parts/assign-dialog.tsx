import { useCall } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import type { ListedLead } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { type News, useAssign } from '../use-assign.ts'
import { useLeadWords } from '../use-lead-words.ts'

/** The value of no one, since an empty one means that nothing was chosen. */
const nobody = 'nobody'

interface AssignDialogProps {
  isOpen: boolean
  lead: Pick<ListedLead, 'SiteID' | 'LeadID' | 'OwnerID' | 'Name'>
  onClose: () => void
  onNews: (news: News) => void
}

/** Gives a lead to a colleague who sees it then, or back. */
export const AssignDialog = ({ isOpen, lead, onClose, onNews }: AssignDialogProps) => {
  const t = useTexts()
  const { name } = useLeadWords()
  const { assign, taken } = useAssign(onNews)
  const { SiteID, LeadID, OwnerID } = lead
  const { reply } = useCall('/console-api/LoadLead', { SiteID, LeadID })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('assign.title', { name: name(lead) })}
      submit={t('assign.submit')}
      texts="office.leads"
      values={{ PersonID: OwnerID || nobody }}
      onSubmit={async ({ PersonID }) => {
        const outcome = await assign(lead, PersonID === nobody ? '' : PersonID)
        // The page states who has it, and the dialog would state it once more.
        if (outcome.ok || outcome.key !== 'LeadTaken') return outcome
        onNews({ kind: 'warning', words: await taken(lead) })
        onClose()
        return outcome
      }}
      onDone={() => onNews({ kind: 'success', words: t('assign.done', { name: name(lead) }) })}
    >
      <WordSelect
        name="PersonID"
        options={[
          ...(reply?.Colleagues ?? []).map(({ PersonID, Name }) => ({ value: PersonID, label: Name })),
          { value: nobody, label: t('assign.nobody') },
        ]}
      />
    </FormDialog>
  )
}
