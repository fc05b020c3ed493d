import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '../../kit/paths.ts'
import { rowsIn, useRowActs, useRowSteps } from '../../kit/rows.ts'
import { useMay } from '../../session/me.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { idOf, type ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import { useDealColumns } from './deal-columns.tsx'
import { DealDialogs, type MovedDeal } from './deal-dialogs.tsx'
import classes from './deals.module.css'

interface DealListProps {
  deals: readonly ListedDeal[]
  empty: { title: string; text: string }
  isLed: RefObject<boolean>
  onDone: (words: string) => void
}

/** Deals as rows that lead to their deal, by mouse, Tab, j and k. */
export const DealList = ({ deals, empty, isLed, onDone }: DealListProps) => {
  const t = useTexts()
  const may = useMay()
  const { client, stage } = useDealWords()
  const selection = useSelection(deals)
  const bulk = useBulk((id) => selection.set(id, false))
  const isOffered = may('deal.stage') || may('deal.assign') || may('document.request')
  const columns = useDealColumns({ selection, failed: bulk.run?.failed, isOffered })
  const assigning = useDialogFor<ListedDeal>()
  const moving = useDialogFor<MovedDeal>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLed.current) return
    isLed.current = false
    rowsIn(list)[0]?.focus()
  }, [isLed])
  useRowSteps(list)
  useRowActs(
    { box: list, rows: deals, pathOf: paths.deal },
    {
      m: may('deal.stage') ? moving.open : undefined,
      a: may('deal.assign') ? assigning.open : undefined,
      x: isOffered ? selection.toggle : undefined,
    },
  )
  return (
    <div ref={list} className={classes.list}>
      {isOffered && (deals.length > 0 || bulk.run !== undefined) && (
        <BulkBar deals={deals} selection={selection} bulk={bulk} />
      )}
      <RecordList
        label={t('list')}
        tableFrom={900}
        records={deals}
        idOf={idOf}
        nameOf={client}
        columns={columns}
        empty={empty}
        {...(isOffered && {
          actions: (deal: ListedDeal) => (
            <>
              {may('deal.stage') && (
                <RowButton
                  icon="next"
                  label={t('move.label')}
                  named={t('move.named', { name: client(deal), stage: stage(deal) })}
                  onClick={() => moving.open(deal)}
                />
              )}
              {may('deal.assign') && (
                <RowButton
                  icon="person"
                  label={t('assign.label')}
                  named={t('assign.named', { name: client(deal) })}
                  onClick={() => assigning.open(deal)}
                />
              )}
            </>
          ),
        })}
      />
      <DealDialogs list={list} moving={moving} assigning={assigning} onDone={onDone} />
    </div>
  )
}
