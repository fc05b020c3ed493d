import type { Deal } from '@foyer/domain/deals/fields.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { useMenu } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { type Fact, Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { useTexts } from '../texts.ts'
import { requestFacts, termFacts } from './deal-facts.ts'
import classes from './dialogs.module.css'

interface DealSummaryDialogProps {
  deal: Deal
  isOpen: boolean
  onClose: () => void
}

const Group = ({ title, facts, otherwise }: { title: string; facts: Fact[]; otherwise?: string }) => (
  <section>
    <h3 className={classes.groupTitle}>{title}</h3>
    {hasFacts(facts) ? <Facts facts={facts} /> : <p className={classes.quiet}>{otherwise}</p>}
  </section>
)

const DealSummary = ({ deal }: { deal: Deal }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { items } = useMenu('PaymentFrequency', deal.PaymentFrequency >= 0)
  const frequency = items.find(({ Value }) => Value === deal.PaymentFrequency)?.Label ?? ''
  return (
    <div className={classes.groups}>
      <Group title={t('dialog.request')} facts={requestFacts(deal, t, language)} />
      <Group
        title={t('dialog.terms')}
        facts={termFacts(deal, t, language, frequency)}
        otherwise={t('dialog.noTerms')}
      />
    </div>
  )
}

/** All known facts of a submitted deal; unknown ones are left out. */
export const DealSummaryDialog = ({ deal, isOpen, onClose }: DealSummaryDialogProps) => {
  const t = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dialog.summary')} size="md">
      <DealSummary deal={deal} />
    </Dialog>
  )
}
