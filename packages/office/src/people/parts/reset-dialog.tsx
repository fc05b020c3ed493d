import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { fullName } from '../../kit/names.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import type { Person } from './people-list.tsx'

interface ResetDialogProps {
  isOpen: boolean
  person: Person
  onClose: () => void
  onDone: (words: string) => void
}

/** For who lost every way to sign in. */
export const ResetDialog = ({ isOpen, person, onClose, onDone }: ResetDialogProps) => {
  const t = useTexts()
  const reset = useOfficeWrite('/console-api/ResetFactors', { invalidates: ['/console-api/ListPeople'] })
  const name = fullName(person)
  const run = async () => {
    const outcome = await reset.run({ PersonID: person.PersonID })
    if (outcome.ok) onDone(t('reset.done', { name }))
    return outcome
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reset.title', { name })}
      confirm={t('reset.submit')}
      isDangerous
      onConfirm={run}
    >
      <p>{t('reset.text')}</p>
    </ConfirmDialog>
  )
}
