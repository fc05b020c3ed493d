import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useRef } from 'react'
import { paths } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay, useMe } from '../../session/me.ts'
import { idOf, type ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import { AssignDialog } from './assign-dialog.tsx'
import classes from './deals.module.css'
import { StatusBadge } from './status-badge.tsx'

interface DealListProps {
  deals: readonly ListedDeal[]
  empty: { title: string; text: string }
  onAssigned: (words: string) => void
}

/** Moves the focus to the link of another row; false at either end and outside of the list, where an arrow scrolls. */
const moveIn = (list: HTMLElement | null, step: 1 | -1, mayEnter: boolean): boolean => {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
  const here = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))
  if (here < 0 && !mayEnter) return false
  const next = links[here < 0 ? 0 : here + step]
  next?.focus()
  return next !== undefined
}

/** Deals as rows that lead to their deal, by mouse, Tab, j and k. */
export const DealList = ({ deals, empty, onAssigned }: DealListProps) => {
  const t = useTexts()
  const may = useMay()
  const { Sites } = useMe()
  const { language } = useLanguage()
  const { client, owner, need, date, left } = useDealWords()
  const purpose = useMenuWords('DealPurpose')
  const assigning = useDialogFor<ListedDeal>()
  const list = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => moveIn(list.current, 1, true),
    k: () => moveIn(list.current, -1, true),
    ArrowDown: () => moveIn(list.current, 1, false),
    ArrowUp: () => moveIn(list.current, -1, false),
  })
  return (
    <div ref={list} className={classes.list}>
      <RecordList
        label={t('list')}
        tableFrom={900}
        records={deals}
        idOf={idOf}
        nameOf={client}
        columns={[
          {
            label: t('columns.client'),
            of: (deal) => (
              <span className={classes.client}>
                <span>
                  <KitLink to={paths.deal(deal)} className={classes.link} isRow>
                    {client(deal)}
                  </KitLink>
                  {deal.Others > 0 && ` ${t('others', { count: deal.Others })}`}
                </span>
                {Sites.length > 1 && <span className={classes.quiet}>{deal.SiteID}</span>}
              </span>
            ),
          },
          {
            label: t('columns.needs'),
            of: ({ Needs }) =>
              Needs.length === 0 ? (
                ''
              ) : (
                <span className={classes.lines}>
                  {Needs.map((one) => (
                    <span key={one.Reason} className={classes.need}>
                      {need(one)}
                    </span>
                  ))}
                </span>
              ),
          },
          { label: t('columns.status'), of: ({ StatusDD }) => <StatusBadge status={StatusDD} /> },
          {
            label: t('columns.mortgage'),
            of: ({ PurposeDD, MortgageAmount }) => (
              <span className={classes.lines}>
                <span>{purpose(PurposeDD)}</span>
                {MortgageAmount !== null && <span>{formatMoney(MortgageAmount, language, { cents: false })}</span>}
              </span>
            ),
          },
          {
            label: t('columns.closing'),
            of: ({ ClosingDate }) =>
              ClosingDate === '' ? (
                ''
              ) : (
                <span className={classes.lines}>
                  <span className={classes.whole}>{date(ClosingDate)}</span>
                  <span className={classes.quiet}>{left(ClosingDate)}</span>
                </span>
              ),
          },
          { label: t('columns.owner'), of: owner },
        ]}
        empty={empty}
        {...(may('deal.assign') && {
          actions: (deal: ListedDeal) => (
            <RowButton
              icon="person"
              label={t('assign.label')}
              named={t('assign.named', { name: client(deal) })}
              onClick={() => assigning.open(deal)}
            />
          ),
        })}
      />
      {assigning.dialog && (
        <AssignDialog
          key={assigning.dialog.opened}
          isOpen={assigning.dialog.isOpen}
          deal={assigning.dialog.row}
          onClose={assigning.close}
          onDone={onAssigned}
        />
      )}
    </div>
  )
}
