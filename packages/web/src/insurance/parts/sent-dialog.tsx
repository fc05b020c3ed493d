import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import dialogClasses from '@foyer/ui/dialogs/dialogs.module.css'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { usePlace } from './use-place.ts'

/** Confirms sending; closing it in any way opens the broker's page. */
export const SentDialog = ({ isOpen }: { isOpen: boolean }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { siteId } = usePlace()
  const leave = () => void navigate(paths.home(siteId))
  return (
    <Dialog isOpen={isOpen} onClose={leave} title={t('signers.EsignRequestSent')} isSheet={false}>
      <div className={dialogClasses.content}>
        <p>{t('signers.sentWhy')}</p>
        <DialogButtons main={{ label: t('signers.done'), onClick: leave }} />
      </div>
    </Dialog>
  )
}
