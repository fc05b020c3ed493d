import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useTexts } from '../texts.ts'
import { RequestDialog } from './request-dialog.tsx'
import type { OfDeal } from './request-values.ts'

interface AskToSignProps {
  /** The site that the page shows; empty for all. */
  site?: string
  deal?: OfDeal
  onDone: (words: string) => void
}

/** The button for a new request, and its dialog. */
export const AskToSign = ({ site = '', deal, onDone }: AskToSignProps) => {
  const t = useTexts()
  const asking = useDialogFor<null>()
  useKeys({ n: () => asking.open(null) })
  return (
    <div>
      <Button data-add leftSection={<Icon name="plus" size={18} />} onClick={() => asking.open(null)}>
        {t('ask.open')}
        <KeyHint of="n" />
      </Button>
      {asking.dialog && (
        <RequestDialog
          key={asking.dialog.opened}
          isOpen={asking.dialog.isOpen}
          site={site}
          deal={deal}
          onClose={asking.close}
          onDone={onDone}
        />
      )}
    </div>
  )
}
