import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'

/** Mails who was asked for documents what is still missing. */
export const RemindButton = ({ place, onDone }: { place: DealPlace; onDone: (words: string) => void }) => {
  const t = useTexts()
  const remind = useOfficeWrite('/console-api/RemindOfDocuments', { invalidates: dealReads })
  const [dialog, setDialog] = useState({ isOpen: false, opened: 0 })
  const open = () => setDialog(({ opened }) => ({ isOpen: true, opened: opened + 1 }))
  useKeys({ r: open })
  return (
    <>
      <Button variant="default" data-remind onClick={open}>
        {t('remind.open')}
        <KeyHint of="r" />
      </Button>
      {dialog.opened > 0 && (
        <ConfirmDialog
          key={dialog.opened}
          isOpen={dialog.isOpen}
          onClose={() => setDialog((before) => ({ ...before, isOpen: false }))}
          title={t('remind.title')}
          confirm={t('remind.submit')}
          onConfirm={async () => {
            const outcome = await remind.run(place)
            if (outcome.ok) onDone(t('done.reminded'))
            return outcome
          }}
        >
          <p>{t('remind.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
