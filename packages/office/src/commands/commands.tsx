import barClasses from '@foyer/ui/bar/bar.module.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { KeyHint } from '../kit/key-hint.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import { useKeys } from '../kit/use-keys.ts'
import { actionsOfPage, type PageAction } from './actions-of-page.ts'
import { CommandMenu } from './command-menu.tsx'

/** A page to go to, or something to do wherever one is. */
interface CommandEntry {
  label: string
  to?: string | undefined
  onClick?: () => void
}

interface CommandsProps {
  /** The pages of the office, and what the person does about themself. */
  entries: readonly CommandEntry[]
  /** Whether there is room for its button; its keys open it anyway. */
  isShown: boolean
}

/** A button of the bar, Ctrl K and ? open everything that can be done on the page. */
export const Commands = ({ entries, isShown }: CommandsProps) => {
  const t = useOfficeTexts()
  const navigate = useNavigate()
  const [actions, setActions] = useState<readonly PageAction[] | undefined>(undefined)
  const open = () =>
    setActions([
      ...actionsOfPage(document),
      ...entries.map(({ label, to, onClick }) => ({
        ...{ name: to === undefined ? label : t('commands.go', { page: label }), keys: '' },
        run: () => (to === undefined ? onClick?.() : void navigate(to)),
      })),
    ])
  const close = () => setActions(undefined)
  // Closed first: the dialog returns the focus to where it was, and then the action takes it.
  const choose = (action: PageAction) => {
    flushSync(close)
    action.run()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
    if (!isAsked || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  useKeys({ '?': open })
  return (
    <>
      {isShown && (
        <button type="button" className={barClasses.item} data-commands aria-haspopup="dialog" onClick={open}>
          {t('commands.open')}
          <KeyHint of="Ctrl K" />
        </button>
      )}
      {actions !== undefined && <CommandMenu actions={actions} onClose={close} onChoose={choose} />}
    </>
  )
}
