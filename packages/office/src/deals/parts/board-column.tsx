import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { boardCards } from '@foyer/domain/office/pipeline.ts'
import { isSent, movesOf, type Stage } from '@foyer/domain/office/stages.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Button } from '@mantine/core'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../kit/paths.ts'
import { useRowActs } from '../../kit/rows.ts'
import { dealsOf, idOf, type ListedDeal, type narrowingOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './board.module.css'
import { BoardCard } from './board-card.tsx'

/** What is done with a card; absent for those who may not. */
export interface BoardActs {
  /** `to`: the stage of the column on which it was dropped. */
  onMove: ((deal: ListedDeal, to?: Stage) => void) | undefined
  onAssign: ((deal: ListedDeal) => void) | undefined
  /** The deal whose card is being dragged. */
  dragged: ListedDeal | undefined
  onDrag: (deal: ListedDeal | undefined) => void
}

interface ColumnProps extends BoardActs {
  column: ReplyOf<'/console-api/BoardDeals'>['Columns'][number]
  narrowing: ReturnType<typeof narrowingOf>
}

/** The column as a place to drop a card of another stage, from which a deal may be moved there. */
const useDrop = ({ column: { Stage }, dragged, onMove, onDrag }: ColumnProps) => {
  const [isOver, setOver] = useState(false)
  const takes =
    dragged !== undefined &&
    dragged.Stage !== Stage &&
    movesOf(isSent(dragged.StatusDD, dragged.SubmittedAt !== '')).includes(Stage)
  return {
    'data-over': takes && isOver,
    onDragOver: (event: DragEvent) => {
      if (!takes) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!takes) return
      event.preventDefault()
      onDrag(undefined)
      onMove?.(dragged, Stage)
    },
  }
}

/** The deals of a stage: the first ones, and all of them page by page when more are asked for. */
export const BoardColumn = (props: ColumnProps) => {
  const t = useTexts()
  const id = useId()
  const { counted } = useDealWords()
  const [isWhole, setWhole] = useState(false)
  const drop = useDrop(props)
  const { Stage, Count, Deals } = props.column
  return (
    <section className={classes.column} aria-labelledby={id} {...drop}>
      <h2 id={id} className={classes.title}>
        {counted(t(`stages.${Stage}`), Count)}
      </h2>
      {Count === 0 && <p className={classes.none}>{t('board.none')}</p>}
      {isWhole && Count > 0 ? <WholeColumn {...props} /> : <Cards {...props} deals={Deals} />}
      {!isWhole && Count > Deals.length && (
        <Button variant="default" data-more={Stage} onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

const WholeColumn = (props: ColumnProps) => {
  const { column, narrowing } = props
  const t = useTexts()
  const { Stage, Deals } = column
  const View = Stage === 'closed' ? 'closed' : 'open'
  const listed = usePages('/console-api/ListPipeline', {
    ...{ ...narrowing, View, Stage },
  })
  const { pages, isLoading } = listed
  const box = useRef<HTMLDivElement>(null)
  // The button that asked for more is gone: the first of the new cards takes the focus.
  useEffect(() => {
    if (isLoading || document.activeElement !== document.body) return
    box.current?.querySelectorAll<HTMLElement>('a[data-row]')[boardCards]?.focus()
  }, [isLoading])
  return (
    <div ref={box} className={classes.whole}>
      <Cards {...props} deals={pages.length === 0 ? Deals : dealsOf(pages)} />
      <MorePages pages={{ ...listed, isLoadingMore: isLoading || listed.isLoadingMore }} label={t('more')} />
    </div>
  )
}

const Cards = ({ deals, onMove, onAssign, onDrag }: BoardActs & { deals: readonly ListedDeal[] }) => {
  const list = useRef<HTMLUListElement>(null)
  useRowActs({ box: list, rows: deals, pathOf: paths.deal }, { m: onMove, a: onAssign })
  if (deals.length === 0) return null
  return (
    <ul ref={list} className={classes.cards}>
      {deals.map((deal) => (
        <BoardCard key={idOf(deal)} deal={deal} onMove={onMove} onDrag={onDrag} />
      ))}
    </ul>
  )
}
