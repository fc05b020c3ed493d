import { useCall } from '@foyer/ui/client/use-call.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { paths, routes } from '../../kit/paths.ts'
import { idOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import classes from './needs-first.module.css'

const most = 5

/** What waits longest, on the first page; nothing while no deal waits. */
export const NeedsFirst = () => {
  const t = useTexts()
  const { reply } = useCall('/console-api/ListPipeline', { View: 'needs' })
  const { client, need, date, left } = useDealWords()
  const deals = reply?.Deals.slice(0, most) ?? []
  if (deals.length === 0) return null
  return (
    <Section title={t('first.title')}>
      <ul className={classes.rows}>
        {deals.map((deal) => (
          <li key={idOf(deal)}>
            <KitLink to={paths.deal(deal)} className={classes.row}>
              <span className={classes.client}>
                {client(deal)}
                {deal.Others > 0 && ` ${t('others', { count: deal.Others })}`}
              </span>
              <span>{deal.Needs.map((one) => need(one, deal)).join(', ')}</span>
              {deal.ClosingDate !== '' && (
                <span className={classes.closing}>
                  {t('board.closing', { date: date(deal.ClosingDate), left: left(deal.ClosingDate) })}
                </span>
              )}
            </KitLink>
          </li>
        ))}
      </ul>
      <p className={classes.all}>
        <KitLink to={routes.officeDeals}>{t('first.all')}</KitLink>
      </p>
    </Section>
  )
}
