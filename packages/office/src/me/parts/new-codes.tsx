import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RecoveryCodes } from '../../factors/recovery-codes.tsx'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './me.module.css'

/** How many codes are left, and ten new ones in their place, shown once. */
export const NewCodes = () => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { RecoveryCodesLeft } = useMe()
  const make = useOfficeWrite('/console-api/NewRecoveryCodes', { invalidates: ['/console-api/LoadMe'] })
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const run = async () => {
    const outcome = await make.run({})
    if (outcome.ok) setCodes(outcome.reply.RecoveryCodes)
    return outcome
  }
  const close = () => setCodes([])
  return (
    <Section title={t('codes.title')} lead={t('codes.lead', { count: RecoveryCodesLeft })}>
      <div className={classes.buttons}>
        <Button variant="default" data-new-codes onClick={() => setAsking(true)}>
          {t('codes.make')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('codes.question')}
        confirm={t('codes.submit')}
        onConfirm={run}
      >
        <p>{t('codes.consequence')}</p>
      </ConfirmDialog>
      <Dialog isOpen={codes.length > 0} onClose={close} title={office('codes.title')}>
        <div className={classes.codes}>
          <p>{office('codes.why')}</p>
          <RecoveryCodes codes={codes} />
          <DialogButtons main={{ label: office('codes.kept'), onClick: close }} />
        </div>
      </Dialog>
    </Section>
  )
}
