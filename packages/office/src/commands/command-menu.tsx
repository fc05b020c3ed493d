import { plainWords } from '@foyer/domain/kit/plain-words.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { KeyHint } from '../kit/key-hint.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import type { PageAction } from './actions-of-page.ts'
import classes from './commands.module.css'

interface CommandMenuProps {
  actions: readonly PageAction[]
  onClose: () => void
  onChoose: (action: PageAction) => void
}

/** A page with hundreds of rows has hundreds of actions; a word finds the others. */
const mostShown = 40

/** Everything that the person can do here, found by its words: arrows choose, Enter does it. */
export const CommandMenu = ({ actions, onClose, onChoose }: CommandMenuProps) => {
  const t = useOfficeTexts()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const asked = plainWords(typed)
  const found = actions.filter(({ name }) => {
    const words = plainWords(name)
    return asked.every((one) => words.some((word) => word.startsWith(one)))
  })
  const shown = found.slice(0, mostShown)
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const buttons: Element[] = [...(list.current?.querySelectorAll('button') ?? [])]
    const here = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement)
    const next = here + by < 0 ? box.current : buttons[here + by]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('commands.title')}>
      <search className={classes.menu} onKeyDown={step}>
        <TextInput
          ref={box}
          type="search"
          label={t('commands.label')}
          data-autofocus
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = shown
            if (event.key !== 'Enter' || first === undefined) return
            event.preventDefault()
            onChoose(first)
          }}
        />
        <p className={classes.quiet} role="status">
          {found.length === 0 ? t('commands.none') : ''}
          {found.length > mostShown ? t('commands.more', { count: found.length - mostShown }) : ''}
        </p>
        <ul ref={list} className={classes.list}>
          {shown.map((action) => (
            <li key={action.name}>
              <button type="button" className={classes.action} onClick={() => onChoose(action)}>
                <span>{action.name}</span>
                {action.keys !== '' && <KeyHint of={action.keys} />}
              </button>
            </li>
          ))}
        </ul>
      </search>
    </Dialog>
  )
}
