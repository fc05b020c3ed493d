import type { MyDeal } from '@foyer/domain/deals/fields.ts'
import { isInProgress } from '@foyer/domain/deals/wording.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { useSubmission } from '../../review/index.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../texts.ts'
import { DealButtons } from './deal-buttons.tsx'
import { useDealDescription, useDealTitle } from './deal-names.ts'
import classes from './deals.module.css'
import { DeleteDeal } from './delete-deal.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Turns } from './turns.tsx'

const Asked = ({ words }: { words: string }) => (
  <p className={classes.asked}>
    <Icon name="info" />
    <span>{words}</span>
  </p>
)

/** One application: its status, whose turn it is, and the next action. */
export const DealCard = ({ deal, onDeleted }: { deal: MyDeal; onDeleted: () => void }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const title = useDealTitle(deal)
  const description = useDealDescription(deal)
  const sending = useSubmission(deal.MortgageApplicationID)
  // Refused, it is sent again from its summary, which is closed once the broker closed the application.
  const canSend = isInProgress(deal) || deal.RequestReview === 1
  const phase = sending.phase === 'refused' && !canSend ? 'idle' : sending.phase
  const { isHandOff } = useSession()
  const isSettled = phase !== 'sending' && phase !== 'refused'
  const applied = formatDate(dayOfInstant(deal.ApplicationDate), language)
  const heading = `deal-${deal.MortgageApplicationID}`
  return (
    <li>
      <article className={classes.card} aria-labelledby={heading}>
        <div className={classes.head}>
          <h3 id={heading} className={classes.title}>
            {title}
          </h3>
          <StatusBadge {...deal} />
        </div>
        {phase === 'sending' && <Asked words={t('card.notYetSent')} />}
        {phase === 'refused' && <Asked words={t('card.notSent')} />}
        {isSettled && <Turns deal={deal} title={title} />}
        {description !== '' && <p className={classes.description}>{description}</p>}
        <dl className={classes.facts}>
          {deal.Purpose !== '' && (
            <div>
              <dt>{t('card.purpose')}</dt>
              <dd>{deal.Purpose}</dd>
            </div>
          )}
          {applied !== '' && (
            <div>
              <dt>{t('card.applied')}</dt>
              <dd>{applied}</dd>
            </div>
          )}
        </dl>
        <DealButtons deal={deal} title={title} phase={phase} />
        {isSettled && !isHandOff && <DeleteDeal deal={deal} title={title} onDeleted={onDeleted} />}
      </article>
    </li>
  )
}
