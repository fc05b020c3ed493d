import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { type LegalPage, LegalText, useLegalTexts, usePageTexts } from '../legal/index.ts'
import classes from './footer.module.css'

interface LegalDialogProps {
  page: LegalPage
  /** The page of the same text. */
  address: string
  onClose: () => void
}

/** A legal text as a full-screen dialog, so that the page behind is preserved. */
const LegalDialog = ({ page, address, onClose }: LegalDialogProps) => {
  const t = useLegalTexts()
  const text = usePageTexts(page)
  return (
    <Dialog isOpen onClose={onClose} title={text('title')} size="full">
      <LegalText page={page} />
      <a href={address} target="_blank" rel="noopener" className={classes.asPage}>
        {t('asPage')}
      </a>
    </Dialog>
  )
}

export default LegalDialog
