import { useState } from 'react'
import { loadAgain, UpdatesBar, useLive } from '../../live/index.ts'
import { leadReads } from '../reads.ts'
import { useTexts } from '../texts.ts'

/** How many leads, or whether the one on this page, arrived or changed since the list was loaded; the list stays as it is until the person asks for them. */
export const LeadUpdates = ({ of }: { of?: number }) => {
  const t = useTexts()
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const [isUnsure, setUnsure] = useState(false)
  const show = () => {
    setChanged(new Set())
    setUnsure(false)
    void loadAgain(leadReads)
  }
  useLive({
    onChange: ({ LeadID }) => {
      if (LeadID !== undefined && (of ?? LeadID) === LeadID) setChanged((before) => new Set([...before, LeadID]))
    },
    // Who comes back sees what is there now.
    onGap: (wasHidden) => (wasHidden ? show() : setUnsure(true)),
  })
  const words = isUnsure ? t('updates.unsure') : changed.size > 0 ? t('updates.some', { count: changed.size }) : ''
  return <UpdatesBar words={words} announcement={t('updates.announced')} show={t('updates.show')} onShow={show} />
}
