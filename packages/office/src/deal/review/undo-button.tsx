import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import classes from './review.module.css'

/** A decision that can still be undone. */
export interface Decided {
  SiteID: string
  DFRequestDocItemID: number
  DecidedAt: string
}

/** A little less than the two minutes of the server, so that a press arrives in time. */
const shownSeconds = 115

interface UndoButtonProps {
  decided: Decided
  onUndone: () => void
  /** With the reason, empty at each new try. */
  onRefused: (words: string) => void
}

/** Undoes a decision before the client is notified. It is gone when that is no longer possible. */
export const UndoButton = ({ decided, onUndone, onRefused }: UndoButtonProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { run, isBusy } = useOfficeWrite('/console-api/UndoDocumentDecision', { invalidates: dealReads })
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), shownSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  const undo = async () => {
    if (isBusy) return
    onRefused('')
    const outcome = await run(decided)
    if (outcome.ok) onUndone()
    else onRefused(errorText(outcome.key))
  }
  useKeys({ u: isOver ? undefined : () => void undo() })
  if (isOver) return null
  return (
    <Button
      variant="default"
      size="compact-md"
      className={classes.tool ?? ''}
      aria-disabled={isBusy}
      data-undo
      onClick={() => void undo()}
    >
      {t(isBusy ? 'decide.undoing' : 'decide.undo')}
      <KeyHint of="u" />
    </Button>
  )
}
