import { Button } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import classes from './reveal.module.css'
import { RevealDialog } from './reveal-dialog.tsx'
import { useShortlyShown } from './use-shortly-shown.ts'

/** A value that a reply masks, and which call shows it. */
export interface Hidden {
  kind: 'sin' | 'documentNumber'
  /** The record that has it; 0 for one of the applicant. */
  recordId: number
  applicantId: number
  /** Whose it is. */
  name: string
  label: string
}

const actions = { sin: 'reveal.sin', documentNumber: 'reveal.number' } as const

/** In threes, as it is on paper. */
const written = (kind: Hidden['kind'], value: string) =>
  kind === 'sin' ? value.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : value

/** A mask, with a button for who may see the value. The value is in this cell only, for a minute, and in no cache. */
export const Revealable = ({ mask, hidden }: { mask: string; hidden: Hidden }) => {
  const t = useTexts()
  const may = useMay()
  const [dialog, setDialog] = useState({ isOpen: false, opened: 0 })
  const { value, secondsLeft, show, hide } = useShortlyShown()
  if (!may(actions[hidden.kind])) return mask
  const isShown = value !== undefined
  const named = { label: hidden.label, name: hidden.name }
  return (
    <span className={classes.cell}>
      <span role="status" className={isShown ? classes.shown : undefined} data-revealed={isShown || undefined}>
        {isShown ? written(hidden.kind, value) : mask}
      </span>
      <span className={classes.buttons}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t(isShown ? 'reveal.hideNamed' : 'reveal.showNamed', named)}
          data-reveal={hidden.kind}
          onClick={isShown ? hide : () => setDialog(({ opened }) => ({ isOpen: true, opened: opened + 1 }))}
        >
          {t(isShown ? 'reveal.hide' : 'reveal.show')}
        </Button>
        {isShown && <CopyButton text={value} label={t('reveal.copy')} isSmall />}
      </span>
      {isShown && <span className={classes.quiet}>{t('reveal.seconds', { count: secondsLeft })}</span>}
      <RevealDialog
        key={dialog.opened}
        isOpen={dialog.isOpen}
        hidden={hidden}
        onClose={() => setDialog((before) => ({ ...before, isOpen: false }))}
        onShown={show}
      />
    </span>
  )
}
