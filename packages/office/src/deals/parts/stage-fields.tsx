import { isAnnounced } from '@foyer/domain/deals/announced.ts'
import { endsOf, isSent, movesOf, type Stage, statusOfMove } from '@foyer/domain/office/stages.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RadioCards, useMenu, useMenuWords } from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import type { ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'

type Whereabouts = Pick<ListedDeal, 'Stage' | 'StatusDD' | 'SubmittedAt'>

/** `End`: the status of a closed deal. */
export interface ChosenStage {
  Stage: Stage | ''
  End: number
}

export const noStage: ChosenStage = { Stage: '', End: -1 }

/** The stage that the dialog begins with: where the deal is, or `to`. */
export const stageChosenFor = ({ Stage, StatusDD, SubmittedAt }: Whereabouts, to = Stage): ChosenStage => {
  const [only, ...others] = endsOf(isSent(StatusDD, SubmittedAt !== ''))
  const isEnd = Stage === 'closed' && to === Stage
  return { Stage: to, End: isEnd ? StatusDD : others.length === 0 ? (only ?? -1) : -1 }
}

/** The status that the choice leads to; undefined while the choice is not complete. */
export const chosenStatus = ({ Stage, End }: ChosenStage): number | undefined =>
  Stage === '' ? undefined : statusOfMove(Stage, End)

/** The part of the body that moves a deal; the form is ready only once there is one. */
export const moveOf = ({ Stage, End }: ChosenStage) => ({
  Stage: Stage === '' ? ('new' as const) : Stage,
  ...(Stage === 'closed' && { StatusDD: End }),
})

/** Where to move a deal, or several (without `from`), and what its client notices of that. */
export const StageFields = ({ from }: { from?: Whereabouts }) => {
  const t = useTexts()
  const { items } = useMenu('MortgageApplicationStatus')
  const words = useMenuWords('MortgageApplicationStatus')
  const chosen = useFormValues<ChosenStage>()
  const status = chosenStatus(chosen)
  const wasSent = from === undefined || isSent(from.StatusDD, from.SubmittedAt !== '')
  const isMoved = chosen.Stage !== from?.Stage || status !== from.StatusDD
  const notice = () => {
    if (status === undefined || !isMoved) return null
    if (status === from?.StatusDD) return t('move.same')
    const given = { status: words(status) }
    if (from === undefined) return t(isAnnounced(status) ? 'bulk.mailed' : 'bulk.quiet', given)
    return t(isAnnounced(status) ? 'move.mailed' : 'move.quiet', given)
  }
  const said = notice()
  return (
    <>
      {!wasSent && <p>{t('move.unsent')}</p>}
      <RadioCards<Stage>
        name="Stage"
        choices={movesOf(wasSent).map((stage) => ({ Value: stage, Label: t(`stages.${stage}`) }))}
        columns={2}
      />
      <FollowUp when={chosen.Stage === 'closed'}>
        <RadioCards name="End" choices={items.filter(({ Value }) => endsOf(wasSent).includes(Value))} />
      </FollowUp>
      <div role="status">{said !== null && <Notice kind="info" title={said} />}</div>
    </>
  )
}
