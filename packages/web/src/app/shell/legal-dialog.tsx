import { Dialog } from '../../kit/dialogs/dialog.tsx'
import { LegalText, useLegalTexts } from '../../legal/index.ts'

/** The privacy notice or the terms over the whole screen. */
const LegalDialog = ({ page, onClose }: { page: 'privacy' | 'terms'; onClose: () => void }) => {
  const t = useLegalTexts()
  return (
    <Dialog isOpen onClose={onClose} title={t(`${page}.title`)} size="full">
      <LegalText page={page} />
    </Dialog>
  )
}

export default LegalDialog
