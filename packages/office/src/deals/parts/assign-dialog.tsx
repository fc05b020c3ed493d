import { queries, useCall } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { ListedDeal } from '../filters.ts'
import { dealReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'

/** The value of no owner, since an empty one means that nothing was chosen. */
export const nobody = 'nobody'

interface AssignDialogProps {
  isOpen: boolean
  deal: Pick<ListedDeal, 'SiteID' | 'MortgageApplicationID' | 'Client' | 'OwnerID'>
  onClose: () => void
  onDone: (words: string) => void
}

export const AssignDialog = ({ isOpen, deal, onClose, onDone }: AssignDialogProps) => {
  const t = useTexts()
  const { client } = useDealWords()
  const assign = useOfficeWrite('/console-api/AssignDeal', { invalidates: dealReads })
  const { SiteID, MortgageApplicationID, OwnerID } = deal
  const name = client(deal)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('assign.title', { name })}
      submit={t('assign.submit')}
      texts="office.deals"
      values={{ PersonID: OwnerID || nobody }}
      onSubmit={async ({ PersonID }) => {
        const outcome = await assign.run({
          ...{ SiteID, MortgageApplicationID, OwnerID },
          PersonID: PersonID === nobody ? '' : PersonID,
        })
        // Whose it is now is behind the dialog.
        if (!outcome.ok && outcome.key === 'StaleEdit')
          await Promise.all(dealReads.map((read) => queries.invalidateQueries({ queryKey: [read] })))
        return outcome
      }}
      onDone={() => onDone(t('assign.done', { name }))}
    >
      <OwnerField sites={[SiteID]} />
    </FormDialog>
  )
}

/** Who can be given deals of all these sites. */
export const OwnerField = ({ sites }: { sites: readonly string[] }) => {
  const t = useTexts()
  const { reply } = useCall('/console-api/ListColleagues', { OwnSites: [...new Set(sites)].sort() })
  return (
    <WordSelect
      name="PersonID"
      options={[
        ...(reply?.People ?? []).map(({ PersonID, Name }) => ({ value: PersonID, label: Name })),
        { value: nobody, label: t('assign.nobody') },
      ]}
    />
  )
}
