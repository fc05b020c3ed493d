import type { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { SecretDialog } from '../../kit/secret-dialog.tsx'
import { useTexts } from '../texts.ts'

/** The secret of a new webhook, or a new one. */
export const WebhookSecret = ({ made }: { made: ReturnType<typeof useDialogFor<string>> }) => {
  const t = useTexts()
  if (!made.dialog) return null
  return (
    <SecretDialog
      key={`made ${made.dialog.opened}`}
      isOpen={made.dialog.isOpen}
      onClose={made.close}
      title={t('secret.title')}
      text={t('secret.text')}
      secret={made.dialog.row}
      copy={t('secret.copy')}
      kept={t('secret.kept')}
    />
  )
}
