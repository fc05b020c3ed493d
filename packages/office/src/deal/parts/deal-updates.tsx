import type { ChangeKind } from '@foyer/domain/office/live.ts'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain, UpdatesBar, useLive, usePresence } from '../../live/index.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'

const reads = [
  ...dealReads,
  '/console-api/ListNotes',
  '/console-api/ListComments',
  '/console-api/ListConditions',
  '/console-api/ListMessages',
  '/console-api/ListSignings',
  '/console-api/ListInsurance',
  '/console-api/ListActivity',
  '/console-api/LoadKeeping',
] as const
const isTyping = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

type DealChange = Exclude<ChangeKind, 'lead'>

interface DealUpdatesProps {
  place: DealPlace
  client: string
}

/** Loads the deal again when others change it; where the person is in the middle of something, it asks first. */
export const DealUpdates = ({ place, client }: DealUpdatesProps) => {
  const t = useTexts()
  const [waiting, setWaiting] = useState<DealChange | undefined>(undefined)
  const isPresent = usePresence()
  const show = () => {
    setWaiting(undefined)
    void loadAgain(reads)
  }
  const changed = (kind: DealChange) => {
    if (isTyping() || !isPresent()) setWaiting(kind)
    else show()
  }
  useLive({
    onChange: ({ Kind, SiteID, MortgageApplicationID }) => {
      if (Kind !== 'lead' && SiteID === place.SiteID && MortgageApplicationID === place.MortgageApplicationID)
        changed(Kind)
    },
    onGap: () => changed('deal'),
  })
  const words = waiting === undefined ? '' : t(`updates.${waiting}`, { client })
  return <UpdatesBar words={words} announcement={words} show={t('updates.show')} onShow={show} />
}
