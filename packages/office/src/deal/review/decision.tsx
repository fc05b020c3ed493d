import { notAcceptedStatus } from '@foyer/domain/documents/statuses.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import { isSent, type ReviewItem } from './items.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import classes from './review.module.css'
import type { Decided } from './undo-button.tsx'

const acceptedStatus = 2

interface DecisionProps {
  place: DealPlace
  one: ReviewItem
  name: string
  clientLanguage: number
  /** With words about what was done. */
  onDecided: (words: string, decided: Decided) => void
  /** Absent where no other document is to be decided. */
  onSkip?: () => void
}

/** Accept, or not with a reason, or the next one first. On a phone the buttons stay at the bottom edge. */
export const Decision = ({ place, one, name, clientLanguage, onDecided, onSkip }: DecisionProps) => {
  const t = useTexts()
  const may = useMay()
  const errorText = useErrorText()
  const decide = useOfficeWrite('/console-api/DecideDocumentItem', { invalidates: dealReads })
  const [wrong, setWrong] = useState('')
  const [refusing, setRefusing] = useState({ isOpen: false, opened: 0 })
  const { DFRequestDocItemID, Status, Type } = one.item
  const mayDecide = may('document.decide') && isSent(one)
  const canRefuse = mayDecide && one.request.WithdrawnAt === ''
  const ids = { SiteID: place.SiteID, DFRequestDocItemID }
  /** When the server took the refusal of the dialog, until it has closed. */
  const refused = useRef('')
  /** Decides on what the page shows. What a colleague decided or the client sent meanwhile is loaded, and shown beside the refusal. */
  const run = async (decision: { Status: number; Reason?: string }) => {
    const outcome = await decide.run({ ...ids, FromStatus: Status, SeenSentAt: one.item.SentAt, ...decision })
    if (!outcome.ok && outcome.key === 'StaleEdit')
      await queries.invalidateQueries({ queryKey: ['/console-api/LoadDeal'] })
    return outcome
  }
  const accept = async () => {
    if (decide.isBusy) return
    setWrong('')
    const outcome = await run({ Status: acceptedStatus })
    if (outcome.ok) onDecided(t('decide.accepted', { name }), { ...ids, DecidedAt: outcome.reply.DecidedAt })
    else setWrong(outcome.key === 'StaleEdit' ? t('decide.stale') : errorText(outcome.key))
  }
  const refuse = () => setRefusing(({ opened }) => ({ isOpen: true, opened: opened + 1 }))
  useKeys({
    a: mayDecide ? () => void accept() : undefined,
    r: canRefuse ? refuse : undefined,
    s: onSkip,
  })
  return (
    <>
      {wrong !== '' && <Notice kind="error" announced title={wrong} />}
      {(mayDecide || onSkip !== undefined) && (
        <div className={classes.decision}>
          {mayDecide && (
            <Button
              className={classes.choice ?? ''}
              aria-disabled={decide.isBusy}
              {...(Status === acceptedStatus ? { variant: 'default' } : {})}
              data-accept
              onClick={() => void accept()}
            >
              {t(decide.isBusy ? 'decide.saving' : 'decide.accept')}
              <KeyHint of="a" />
            </Button>
          )}
          {canRefuse && (
            <Button variant="default" className={classes.choice ?? ''} data-refuse onClick={refuse}>
              {t('decide.refuse')}
              <KeyHint of="r" />
            </Button>
          )}
          {onSkip !== undefined && (
            <Button variant="default" className={classes.choice ?? ''} data-skip onClick={onSkip}>
              {t('decide.skip')}
              <KeyHint of="s" />
            </Button>
          )}
        </div>
      )}
      <RefusalDialog
        key={refusing.opened}
        isOpen={refusing.isOpen}
        type={Type}
        clientLanguage={clientLanguage}
        onClose={() => setRefusing((before) => ({ ...before, isOpen: false }))}
        onSubmit={async (Reason) => {
          const outcome = await run({ Status: notAcceptedStatus, Reason })
          if (outcome.ok) refused.current = outcome.reply.DecidedAt
          return outcome
        }}
        onDone={() => onDecided(t('decide.refusedDone', { name }), { ...ids, DecidedAt: refused.current })}
      />
    </>
  )
}
