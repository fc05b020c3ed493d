import type { ChangeKind } from '@foyer/domain/office/live.ts'
import { useEffect, useRef, useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain, UpdatesBar, useLive } from '../../live/index.ts'
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
/** Loading extends the session, which must not last because of others: only while the person is there. */
const presentMilliseconds = 5 * 60_000

const isTyping = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

/** When the person last did something on this page. */
const useLastInput = () => {
  const last = useRef(Date.now())
  useEffect(() => {
    const listening = new AbortController()
    const note = () => {
      last.current = Date.now()
    }
    for (const name of ['pointerdown', 'keydown', 'wheel'])
      document.addEventListener(name, note, { signal: listening.signal, passive: true, capture: true })
    return () => listening.abort()
  }, [])
  return last
}

type DealChange = Exclude<ChangeKind, 'lead'>

interface DealUpdatesProps {
  place: DealPlace
  client: string
}

/** Loads the deal again when others change it; where the person is in the middle of something, it asks first. */
export const DealUpdates = ({ place, client }: DealUpdatesProps) => {
  const t = useTexts()
  const [waiting, setWaiting] = useState<DealChange | undefined>(undefined)
  const lastInput = useLastInput()
  const show = () => {
    setWaiting(undefined)
    void loadAgain(reads)
  }
  const changed = (kind: DealChange) => {
    const isPresent = Date.now() - lastInput.current < presentMilliseconds
    if (isTyping() || !isPresent) setWaiting(kind)
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
