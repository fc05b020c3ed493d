import type { ReadPath } from '@foyer/contract/all-calls.ts'
import { useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import type { ChangedDeal } from './connection.ts'
import { UpdatesBar } from './updates-bar.tsx'
import { loadAgain, useLive } from './use-live.ts'

interface ListUpdatesProps {
  /** What changed, for the list; undefined for what it does not show. */
  of: (change: ChangedDeal) => string | number | undefined
  /** What Show loads again. */
  reads: readonly ReadPath[]
  /** The words for so many changes, and what is announced of them. */
  some?: (count: number) => string
  announcement?: string
}

/** How much of a list others changed since it was loaded; it stays as it is until the person asks for it. */
export const ListUpdates = ({ of, reads, some, announcement }: ListUpdatesProps) => {
  const t = useOfficeTexts()
  const [changed, setChanged] = useState<ReadonlySet<string | number>>(new Set())
  const [isUnsure, setUnsure] = useState(false)
  const show = () => {
    setChanged(new Set())
    setUnsure(false)
    void loadAgain(reads)
  }
  useLive({
    onChange: (change) => {
      const one = of(change)
      if (one !== undefined) setChanged((before) => new Set([...before, one]))
    },
    // Who comes back sees what is there now.
    onGap: (wasHidden) => (wasHidden ? show() : setUnsure(true)),
  })
  const count = changed.size
  const words = isUnsure ? t('updates.unsure') : count === 0 ? '' : (some?.(count) ?? t('updates.some', { count }))
  return (
    <UpdatesBar
      words={words}
      announcement={announcement ?? t('updates.announced')}
      show={t('updates.show')}
      onShow={show}
    />
  )
}

export const placeOf = ({ SiteID, MortgageApplicationID }: ChangedDeal): string => `${SiteID} ${MortgageApplicationID}`
