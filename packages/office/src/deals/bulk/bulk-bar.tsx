import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { ProgressBar } from '@foyer/ui/feedback/progress-bar.tsx'
import { Button, Checkbox } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '../../session/me.ts'
import type { ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './bulk.module.css'
import { BulkAssignDialog, BulkMoveDialog } from './bulk-dialogs.tsx'
import type { useBulk } from './use-bulk.ts'
import { mostSelected, type Selection } from './use-selection.ts'

interface BulkBarProps {
  deals: readonly ListedDeal[]
  selection: Selection
  bulk: ReturnType<typeof useBulk>
}

/** What is done with the chosen deals, and how far it is. */
export const BulkBar = ({ deals, selection, bulk: { run, start, stop } }: BulkBarProps) => {
  const t = useTexts()
  const may = useMay()
  const assign = useWrite('/console-api/AssignDeal')
  const move = useWrite('/console-api/MoveDeal')
  const remind = useWrite('/console-api/RemindOfDocuments')
  const [dialog, setDialog] = useState({ name: '', opened: 0 })
  const all = useRef<HTMLInputElement>(null)
  const { selected } = selection
  const isRunning = run?.isRunning === true
  // Of what is all done, the buttons are gone: the focus goes on from the beginning of the list.
  useEffect(() => {
    if (!isRunning && run !== undefined && document.activeElement === document.body) all.current?.focus()
  }, [isRunning, run])
  const open = (name: string) => !isRunning && setDialog(({ opened }) => ({ name, opened: opened + 1 }))
  const close = () => setDialog((before) => ({ ...before, name: '' }))
  const begin = (send: (deal: ListedDeal) => Promise<Outcome>) => void start(selected, send)
  const action = (name: string, label: string) => (
    <Button variant="default" aria-disabled={isRunning} data-bulk={name} onClick={() => open(name)}>
      {label}
    </Button>
  )
  return (
    <div className={classes.bar}>
      <Checkbox
        ref={all}
        label={t('bulk.all')}
        checked={selected.length > 0 && selected.length === Math.min(deals.length, mostSelected)}
        indeterminate={selected.length > 0 && selected.length < Math.min(deals.length, mostSelected)}
        disabled={isRunning}
        onChange={({ currentTarget }) => (currentTarget.checked ? selection.all() : selection.none())}
      />
      {selected.length > 0 && (
        <>
          <span className={classes.count}>{t('bulk.selected', { count: selected.length })}</span>
          {may('deal.assign') && action('assign', t('bulk.assign'))}
          {may('deal.stage') && action('move', t('bulk.move'))}
          {may('document.request') && action('remind', t('bulk.remind'))}
        </>
      )}
      {run !== undefined && (
        <div className={classes.result}>
          {isRunning && (
            <>
              <ProgressBar
                part={(run.done + run.failed.size) / run.total}
                label={t('bulk.progress', { done: run.done + run.failed.size, total: run.total })}
              />
              <Button variant="default" data-stop onClick={stop}>
                {t('bulk.stop')}
              </Button>
            </>
          )}
          {!isRunning && (
            <Notice
              kind={run.done === run.total ? 'success' : 'info'}
              announced
              title={
                run.done === run.total
                  ? t('bulk.done', { count: run.done })
                  : t('bulk.partly', { done: run.done, total: run.total })
              }
            />
          )}
        </div>
      )}
      <BulkAssignDialog
        key={`assign ${dialog.opened}`}
        isOpen={dialog.name === 'assign'}
        deals={selected}
        onClose={close}
        onChosen={(PersonID) =>
          begin(({ SiteID, MortgageApplicationID, OwnerID }) =>
            assign.run({ SiteID, MortgageApplicationID, OwnerID, PersonID }),
          )
        }
      />
      <BulkMoveDialog
        key={`move ${dialog.opened}`}
        isOpen={dialog.name === 'move'}
        deals={selected}
        onClose={close}
        onChosen={(to) =>
          begin(({ SiteID, MortgageApplicationID }) => move.run({ SiteID, MortgageApplicationID, ...to }))
        }
      />
      <ConfirmDialog
        key={`remind ${dialog.opened}`}
        isOpen={dialog.name === 'remind'}
        onClose={close}
        title={t('bulk.remindTitle', { count: selected.length })}
        confirm={t('bulk.remindSubmit')}
        onConfirm={() => {
          begin(({ SiteID, MortgageApplicationID }) => remind.run({ SiteID, MortgageApplicationID }))
          return undefined
        }}
      >
        <p>{t('bulk.remindText')}</p>
      </ConfirmDialog>
    </div>
  )
}
