import { isAnnounced } from '@foyer/domain/deals/announced.ts'
import type { Stage } from '@foyer/domain/office/stages.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useState } from 'react'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { ListedDeal } from '../filters.ts'
import { dealReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import { type ChosenStage, chosenStatus, moveOf, StageFields, stageChosenFor } from './stage-fields.tsx'

interface MoveDialogProps {
  isOpen: boolean
  deal: Pick<ListedDeal, 'SiteID' | 'MortgageApplicationID' | 'Client' | 'Stage' | 'StatusDD' | 'SubmittedAt'>
  /** The stage that is chosen already. */
  to?: Stage | undefined
  onClose: () => void
  onDone: (words: string) => void
}

/** The stage of a deal, with what its client notices of the move. */
export const MoveDialog = ({ isOpen, deal, to, onClose, onDone }: MoveDialogProps) => {
  const t = useTexts()
  const { client } = useDealWords()
  const move = useOfficeWrite('/console-api/MoveDeal', { invalidates: dealReads })
  const { SiteID, MortgageApplicationID, Stage, StatusDD } = deal
  const name = client(deal)
  const [opened] = useState(Stage)
  const [isStale, setStale] = useState(false)
  const submit = async (chosen: ChosenStage) => {
    const outcome = await move.run({
      SiteID,
      MortgageApplicationID,
      FromStage: isStale ? Stage : opened,
      ...moveOf(chosen),
    })
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(dealReads))) setStale(true)
    return outcome
  }
  return (
    <FormDialog<ChosenStage, { StatusDD: number }>
      isOpen={isOpen}
      onClose={onClose}
      title={t('move.title', { name })}
      submit={t('move.submit')}
      texts="office.deals"
      values={stageChosenFor(deal, to)}
      isReady={(chosen) => {
        const status = chosenStatus(chosen)
        return status !== undefined && (chosen.Stage !== Stage || status !== StatusDD)
      }}
      onSubmit={submit}
      onDone={(reply, chosen) =>
        onDone(
          t(reply.StatusDD !== StatusDD && isAnnounced(reply.StatusDD) ? 'move.doneMailed' : 'move.done', {
            name,
            stage: chosen.Stage === '' ? '' : t(`stages.${chosen.Stage}`),
          }),
        )
      }
    >
      {isStale && <Notice kind="info" announced title={t('move.stale', { stage: t(`stages.${Stage}`) })} />}
      <StageFields from={deal} />
    </FormDialog>
  )
}
