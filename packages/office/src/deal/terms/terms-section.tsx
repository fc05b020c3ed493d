import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import classes from '../parts/deal.module.css'
import type { DealProps } from '../parts/deal-page.tsx'
import { useTermTexts } from '../texts.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { useTermFacts } from './use-term-facts.ts'

/** What the lender offers, as the client reads it. */
export const TermsSection = ({ place, deal: { Terms }, onDone }: DealProps) => {
  const t = useTermTexts()
  const may = useMay()
  const facts = useTermFacts(Terms)
  const editing = useDialogFor<null>()
  const edit = may('deal.terms') ? () => editing.open(null) : undefined
  useKeys({ e: edit })
  return (
    <Section title={t('title')} lead={t('lead')}>
      {hasFacts(facts) ? <Facts facts={facts} /> : <p className={classes.quiet}>{t('none')}</p>}
      {edit && (
        <div>
          <Button variant="default" data-terms onClick={edit}>
            {t(hasFacts(facts) ? 'change' : 'enter')}
            <KeyHint of="e" />
          </Button>
        </div>
      )}
      {editing.dialog && (
        <TermsDialog
          key={editing.dialog.opened}
          isOpen={editing.dialog.isOpen}
          place={place}
          terms={Terms}
          onClose={editing.close}
          onDone={onDone}
        />
      )}
    </Section>
  )
}
