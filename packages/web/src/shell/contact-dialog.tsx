import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import classes from '../site/contact-card.module.css'
import { AgentCard, ReferralCard } from '../site/contact-card.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import { useSite } from '../site/site.tsx'

/** Whom to call or write to, as a dialog, so that the page behind is preserved. */
const ContactDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useShellTexts()
  const { agent, Link } = useSite()
  const { ReferralSourceProfile } = Link
  return (
    <Dialog isOpen onClose={onClose} title={t('contact.title')}>
      <div className={classes.cards}>
        <p className={classes.quiet}>{t('contact.why')}</p>
        <AgentCard agent={agent} heading="h3" />
        {ReferralSourceProfile.ActiveFlag === 1 && <ReferralCard source={ReferralSourceProfile} heading="h3" />}
      </div>
    </Dialog>
  )
}

export default ContactDialog
