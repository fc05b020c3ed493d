import { errorCatalogue } from '@foyer/domain/errors.ts'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import dialogClasses from '@foyer/ui/dialogs/dialogs.module.css'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useTexts } from '../texts.ts'

const isRule = ({ key }: Failure) => key !== 'NetworkFailure' && errorCatalogue[key] === 422

/** Shows the server's refusal at once; the form behind shows each error at its field. */
export const RefusedDialog = ({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) => {
  const t = useTexts()
  const errorText = useErrorText()
  if (outcome === undefined || outcome.ok || outcome.key === 'CLI_SecurityCheck') return null
  return (
    <Dialog isOpen onClose={onClose} title={t(isRule(outcome) ? 'form.invalid' : 'form.failed')} isSheet={false}>
      <div className={dialogClasses.content}>
        <p>{errorText(outcome.key)}</p>
        <DialogButtons main={{ label: t('form.understood'), onClick: onClose }} />
      </div>
    </Dialog>
  )
}
