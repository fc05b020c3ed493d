import type { ReadPath } from '@foyer/contract/all-calls.ts'
import { useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import type { ChangedDeal } from './connection.ts'
import { UpdatesBar } from './updates-bar.tsx'
import { loadAgain, useLive } from './use-live.ts'
import { usePresence } from './use-presence.ts'

const isTyping = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

interface PageUpdatesProps {
  /** Whether a change is one of what the page shows. */
  shows: (change: ChangedDeal) => boolean
  /** What is loaded again. */
  reads: readonly ReadPath[]
  /** The words for a change, or for changes that may have been missed. */
  words?: (change: ChangedDeal | undefined) => string
}

/** Loads the page of one thing again when others change it; where the person is in the middle of something, it asks first. */
export const PageUpdates = ({ shows, reads, words }: PageUpdatesProps) => {
  const t = useOfficeTexts()
  const [waiting, setWaiting] = useState<{ change: ChangedDeal | undefined } | undefined>(undefined)
  const isPresent = usePresence()
  const show = () => {
    setWaiting(undefined)
    void loadAgain(reads)
  }
  const changed = (change?: ChangedDeal) => {
    if (isTyping() || !isPresent()) setWaiting({ change })
    else show()
  }
  useLive({
    onChange: (change) => {
      if (shows(change)) changed(change)
    },
    onGap: () => changed(),
  })
  const shown = waiting === undefined ? '' : (words?.(waiting.change) ?? t('updates.unsure'))
  return <UpdatesBar words={shown} announcement={shown} show={t('updates.show')} onShow={show} />
}
