import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { Stage } from '@foyer/domain/office/stages.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { WideRegion } from '@foyer/ui/page/scroll-region.tsx'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { useRowSteps } from '../../kit/rows.ts'
import { useMay, useMe } from '../../session/me.ts'
import { type Filters, isNarrowed, type ListedDeal, narrowingOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './board.module.css'
import { type BoardActs, BoardColumn } from './board-column.tsx'
import { DealDialogs, type MovedDeal } from './deal-dialogs.tsx'

type Column = ReplyOf<'/console-api/BoardDeals'>['Columns'][number]

interface BoardProps {
  filters: Filters
  onDone: (words: string) => void
}

/** The deals of every stage. On a narrow page one column at a time, which is chosen above it. */
export const Board = ({ filters, onDone }: BoardProps) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const narrowing = narrowingOf(filters, PersonID)
  const { reply, isLoading, failure, retry } = useCall('/console-api/BoardDeals', narrowing)
  if (isLoading) return <CardsSkeleton cards={4} />
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  const columns = reply?.Columns ?? []
  if (columns.every(({ Count }) => Count === 0)) {
    const why = isNarrowed(filters) ? 'filtered' : 'open'
    return <EmptyState title={t(`empty.${why}`)}>{t(`empty.${why}Text`)}</EmptyState>
  }
  return <Columns columns={columns} narrowing={narrowing} onDone={onDone} />
}

interface ColumnsProps {
  columns: readonly Column[]
  narrowing: ReturnType<typeof narrowingOf>
  onDone: (words: string) => void
}

const Columns = ({ columns, narrowing, onDone }: ColumnsProps) => {
  const t = useTexts()
  const may = useMay()
  const { counted } = useDealWords()
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false }) ?? true
  const [chosen, setChosen] = useState<Stage>(columns.find(({ Count }) => Count > 0)?.Stage ?? 'new')
  const moving = useDialogFor<MovedDeal>()
  const assigning = useDialogFor<ListedDeal>()
  const [dragged, setDragged] = useState<ListedDeal>()
  const box = useRef<HTMLDivElement>(null)
  const visible = isWide ? columns : columns.filter(({ Stage }) => Stage === chosen)
  const acts: BoardActs = {
    onMove: may('deal.stage') ? (deal, to) => moving.open(to === undefined ? deal : { ...deal, to }) : undefined,
    onAssign: may('deal.assign') ? (deal) => assigning.open(deal) : undefined,
    dragged,
    onDrag: setDragged,
  }
  useRowSteps(box)
  const list = visible.map((column) => (
    <BoardColumn key={column.Stage} column={column} narrowing={narrowing} {...acts} />
  ))
  return (
    <div ref={box} className={classes.board}>
      {isWide ? (
        <WideRegion label={t('board.label')} className={classes.columns}>
          {list}
        </WideRegion>
      ) : (
        <>
          <ChoiceBox
            name="Column"
            label={t('board.column')}
            options={columns.map(({ Stage, Count }) => ({ value: Stage, label: counted(t(`stages.${Stage}`), Count) }))}
            value={chosen}
            onChoose={(value) => setChosen(columns.find(({ Stage }) => Stage === value)?.Stage ?? chosen)}
          />
          {list}
        </>
      )}
      <DealDialogs list={box} moving={moving} assigning={assigning} onDone={onDone} />
    </div>
  )
}
