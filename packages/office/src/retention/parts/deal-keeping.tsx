import { useCall } from '@foyer/ui/client/use-call.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type DealPlace, routes } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { useMay } from '../../session/me.ts'
import type { Announce } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type Keeping, type KeptPlace, keptIds, kindOf, useRetentionWords } from '../use-retention-words.ts'
import { AskDialog, HoldDialog, LiftDialog } from './decision-dialogs.tsx'

interface DealKeepingProps {
  place: DealPlace
  /** How values with buttons look among the facts of a deal. */
  className: string | undefined
  onNews: Announce
}

/** Among the facts of a deal, see `KeepingValue`. */
export const DealKeeping = ({ place: { SiteID, MortgageApplicationID }, className, onNews }: DealKeepingProps) => {
  const t = useTexts()
  const place = { SiteID, MortgageApplicationID }
  const { reply, failure } = useKeeping(place)
  if (reply === undefined && failure === undefined) return null
  return (
    <div>
      <dt>{t('deal.label')}</dt>
      <dd className={className}>
        <KeepingValue place={place} onNews={onNews} />
      </dd>
    </div>
  )
}

const useKeeping = (place: KeptPlace) => useCall('/console-api/LoadKeeping', keptIds(place))

interface KeepingValueProps {
  place: KeptPlace
  onNews: Announce
}

/**
 * Of a deal, or of a document to sign without one: until when it is kept, its hold, the request to erase it, and what can be
 * decided.
 */
export const KeepingValue = ({ place, onNews }: KeepingValueProps) => {
  const t = useTexts()
  const { reply, failure } = useKeeping(place)
  if (reply === undefined) return failure === undefined ? null : t('deal.notLoaded')
  return (
    <>
      <Facts place={place} keeping={reply} />
      <Decisions place={place} keeping={reply} onNews={onNews} />
    </>
  )
}

const Facts = ({ place, keeping }: { place: KeptPlace; keeping: Keeping }) => {
  const t = useTexts()
  const { date, by, person, holdReason } = useRetentionWords()
  const { KeptUntil, ErasableFl, OpenFl, Hold, Erasure } = keeping
  const untilWhen = () => {
    if (OpenFl === 1) return t('deal.open')
    if (KeptUntil === '') return t(kindOf(place) === 'deal' ? 'deal.unsent' : 'deal.unsigned')
    return t(ErasableFl === 1 ? 'deal.over' : 'deal.until', { date: date(KeptUntil) })
  }
  return (
    <span className={rows.lines}>
      <span>{untilWhen()}</span>
      {Hold !== null && (
        <span className={rows.quiet}>
          {t('deal.held', { reason: holdReason(Hold), by: by(Hold.HeldBy, Hold.HeldAt) })}
        </span>
      )}
      {Erasure !== null && (
        <span className={rows.quiet}>
          {t('deal.asked', { name: person(Erasure.AskedBy) })}{' '}
          <KitLink to={routes.officeRetention}>{t('deal.decide')}</KitLink>
        </span>
      )}
    </span>
  )
}

interface DecisionsProps {
  place: KeptPlace
  keeping: Keeping
  onNews: Announce
}

const Decisions = ({ place, keeping: { Hold, Erasure, ErasableFl, OnlyFl }, onNews }: DecisionsProps) => {
  const t = useTexts()
  const may = useMay()('retention.decide')
  const [dialog, setDialog] = useState({ name: '', opened: 0 })
  const open = (name: string) => setDialog(({ opened }) => ({ name, opened: opened + 1 }))
  const close = () => setDialog((before) => ({ ...before, name: '' }))
  if (!may) return null
  const mayAsk = Hold === null && Erasure === null && ErasableFl === 1
  const props = { place, onClose: close, onNews }
  return (
    <>
      {Hold === null ? (
        <Button variant="default" size="compact-sm" data-hold onClick={() => open('hold')}>
          {t('hold.open')}
        </Button>
      ) : (
        <Button variant="default" size="compact-sm" data-lift onClick={() => open('lift')}>
          {t('lift.open')}
        </Button>
      )}
      {mayAsk && (
        <Button variant="default" size="compact-sm" data-ask onClick={() => open('ask')}>
          {t('ask.open')}
        </Button>
      )}
      <HoldDialog key={`hold ${dialog.opened}`} isOpen={dialog.name === 'hold'} {...props} />
      <LiftDialog key={`lift ${dialog.opened}`} isOpen={dialog.name === 'lift'} holdId={Hold?.HoldID ?? 0} {...props} />
      <AskDialog key={`ask ${dialog.opened}`} isOpen={dialog.name === 'ask'} isOnly={OnlyFl === 1} {...props} />
    </>
  )
}
