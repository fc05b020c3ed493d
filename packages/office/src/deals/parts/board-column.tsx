import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { boardCards } from '@foyer/domain/office/pipeline.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { dealsOf, idOf, type ListedDeal, type narrowingOf } from '../filters.ts'
import { useRowActs } from '../rows.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './board.module.css'
import { BoardCard } from './board-card.tsx'

interface ColumnProps {
  column: ReplyOf<'/console-api/BoardDeals'>['Columns'][number]
  narrowing: ReturnType<typeof narrowingOf>
  /** Absent for those who may not move deals. */
  onMove: ((deal: ListedDeal) => void) | undefined
}

/** The deals of a stage: the first ones, and all of them page by page when more are asked for. */
export const BoardColumn = (props: ColumnProps) => {
  const t = useTexts()
  const id = useId()
  const { counted } = useDealWords()
  const [isWhole, setWhole] = useState(false)
  const { Stage, Count, Deals } = props.column
  return (
    <section className={classes.column} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {counted(t(`stages.${Stage}`), Count)}
      </h2>
      {Count === 0 && <p className={classes.none}>{t('board.none')}</p>}
      {isWhole && Count > 0 ? <WholeColumn {...props} /> : <Cards deals={Deals} onMove={props.onMove} />}
      {!isWhole && Count > Deals.length && (
        <Button variant="default" data-more={Stage} onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

const WholeColumn = ({ column, narrowing, onMove }: ColumnProps) => {
  const t = useTexts()
  const { Stage, Deals } = column
  const View = Stage === 'closed' ? 'closed' : 'open'
  const { pages, isLoading, isLoadingMore, failure, retry, more } = usePages('/console-api/ListPipeline', {
    ...{ ...narrowing, View, Stage },
  })
  const box = useRef<HTMLDivElement>(null)
  // The button that asked for more is gone: the first of the new cards takes the focus.
  useEffect(() => {
    if (isLoading || document.activeElement !== document.body) return
    box.current?.querySelectorAll<HTMLElement>('a[data-row]')[boardCards]?.focus()
  }, [isLoading])
  return (
    <div ref={box} className={classes.whole}>
      <Cards deals={pages.length === 0 ? Deals : dealsOf(pages)} onMove={onMove} />
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {(more !== undefined || isLoading || isLoadingMore) && (
        <Button variant="default" aria-disabled={isLoading || isLoadingMore} onClick={() => more?.()}>
          {isLoading || isLoadingMore ? t('loading') : t('more')}
        </Button>
      )}
    </div>
  )
}

const Cards = ({ deals, onMove }: { deals: readonly ListedDeal[]; onMove: ColumnProps['onMove'] }) => {
  const list = useRef<HTMLUListElement>(null)
  useRowActs(list, deals, { m: onMove })
  if (deals.length === 0) return null
  return (
    <ul ref={list} className={classes.cards}>
      {deals.map((deal) => (
        <BoardCard key={idOf(deal)} deal={deal} onMove={onMove} />
      ))}
    </ul>
  )
}
