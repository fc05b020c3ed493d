import { useState } from 'react'
import { loadAgain, UpdatesBar, useLive } from '../../live/index.ts'
import { dealReads } from '../reads.ts'
import { useTexts } from '../texts.ts'

/** How many deals others changed since the list was loaded; the list stays as it is until the person asks for them. */
export const DealUpdates = () => {
  const t = useTexts()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [isUnsure, setUnsure] = useState(false)
  const show = () => {
    setChanged(new Set())
    setUnsure(false)
    void loadAgain(dealReads)
  }
  useLive({
    onChange: ({ Kind, SiteID, MortgageApplicationID }) => {
      if (Kind !== 'lead') setChanged((before) => new Set([...before, `${SiteID} ${MortgageApplicationID}`]))
    },
    // Who comes back sees what is there now.
    onGap: (wasHidden) => (wasHidden ? show() : setUnsure(true)),
  })
  const words = isUnsure ? t('updates.unsure') : changed.size > 0 ? t('updates.some', { count: changed.size }) : ''
  return <UpdatesBar words={words} announcement={t('updates.announced')} show={t('updates.show')} onShow={show} />
}
