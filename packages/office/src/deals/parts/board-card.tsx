import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { paths } from '../../kit/paths.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import type { ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './board.module.css'
import type { BoardActs } from './board-column.tsx'
import { StatusBadge } from './status-badge.tsx'

interface BoardCardProps extends Pick<BoardActs, 'onMove' | 'onDrag'> {
  deal: ListedDeal
}

export const BoardCard = ({ deal, onMove, onDrag }: BoardCardProps) => {
  const t = useTexts()
  const isNamed = useNamesSites()
  const { language } = useLanguage()
  const { client, stage, need, date, left } = useDealWords()
  const purpose = useMenuWords('DealPurpose')
  const { Needs, Others, PurposeDD, MortgageAmount, ClosingDate, OwnerName } = deal
  const amount = MortgageAmount === null ? '' : formatMoney(MortgageAmount, language, { cents: false })
  return (
    <li
      className={classes.card}
      draggable={onMove !== undefined}
      onDragStart={(event) => {
        // Its link is dragged along with it: dropped elsewhere, it is the address of the deal.
        event.dataTransfer.effectAllowed = 'copyMove'
        onDrag(deal)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span>
        <KitLink to={paths.deal(deal)} className={classes.link} isRow>
          {client(deal)}
        </KitLink>
        {Others > 0 && ` ${t('others', { count: Others })}`}
      </span>
      {isNamed && (
        <span className={classes.quiet}>
          <SiteName site={deal.SiteID} />
        </span>
      )}
      {deal.Stage === 'closed' && (
        <span>
          <StatusBadge status={deal.StatusDD} />
        </span>
      )}
      {Needs.map((one) => (
        <span key={one.Reason} className={classes.need}>
          {need(one, deal)}
        </span>
      ))}
      <span>{[purpose(PurposeDD), amount].filter(Boolean).join(' · ')}</span>
      {ClosingDate !== '' && (
        <span className={classes.quiet}>
          {t('board.closing', { date: date(ClosingDate), left: left(ClosingDate) })}
        </span>
      )}
      {OwnerName !== '' && <span className={classes.quiet}>{t('board.owner', { name: OwnerName })}</span>}
      {onMove !== undefined && (
        <RowButton
          icon="next"
          label={t('move.label')}
          named={t('move.named', { name: client(deal), stage: stage(deal) })}
          onClick={() => onMove(deal)}
        />
      )}
    </li>
  )
}
