import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import type { Column } from '@foyer/ui/records/record-list.tsx'
import { paths } from '../../kit/paths.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { idOf, type ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './deals.module.css'
import { HeldBadge } from './held-badge.tsx'
import { StageBadge } from './stage-badge.tsx'

interface Choosing {
  selection: Selection
  /** Why the last choice did not concern a deal. */
  failed: ReadonlyMap<string, FailureKey> | undefined
  /** Whether the person may do anything with several deals. */
  isOffered: boolean
}

/** What a row of the list shows of a deal. */
export const useDealColumns = ({ selection, failed, isOffered }: Choosing): Column<ListedDeal>[] => {
  const t = useTexts()
  const isNamed = useNamesSites()
  const { language } = useLanguage()
  const { client, owner, need, date, left } = useDealWords()
  const purpose = useMenuWords('DealPurpose')
  return [
    {
      label: t('columns.client'),
      of: (deal) => (
        <span className={classes.client}>
          <span className={classes.name}>
            {isOffered && (
              <input
                type="checkbox"
                className={classes.pick}
                aria-label={t('bulk.select', { name: client(deal) })}
                checked={selection.isSelected(deal)}
                onChange={() => selection.toggle(deal)}
              />
            )}
            <KitLink to={paths.deal(deal)} className={classes.link} isRow>
              {client(deal)}
            </KitLink>
            {deal.Others > 0 && <span className={classes.others}>{t('others', { count: deal.Others })}</span>}
          </span>
          {isNamed && (
            <span className={classes.quiet}>
              <SiteName site={deal.SiteID} />
            </span>
          )}
          <Why failure={failed?.get(idOf(deal))} />
        </span>
      ),
    },
    {
      label: t('columns.needs'),
      of: (deal) =>
        deal.Needs.length === 0 ? (
          ''
        ) : (
          <span className={classes.lines}>
            {deal.Needs.map((one) => (
              <span key={one.Reason} className={classes.need}>
                {need(one, deal)}
              </span>
            ))}
          </span>
        ),
    },
    {
      label: t('columns.stage'),
      of: (deal) => (
        <span className={classes.lines}>
          <span>
            <StageBadge {...deal} />
          </span>
          {deal.HeldFl === 1 && (
            <span>
              <HeldBadge />
            </span>
          )}
        </span>
      ),
    },
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
  ]
}

const Why = ({ failure }: { failure: FailureKey | undefined }) => {
  const t = useTexts()
  const errorText = useErrorText()
  if (failure === undefined) return null
  return <span className={classes.failed}>{failure === 'NoAccess' ? t('bulk.outOfReach') : errorText(failure)}</span>
}
