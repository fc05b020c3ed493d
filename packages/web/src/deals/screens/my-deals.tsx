import type { Deal } from '@foyer/domain/deals/fields.ts'
import { useCall } from '../../kit/client/use-call.ts'
import { CardsSkeleton } from '../../kit/feedback/skeletons.tsx'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { ErrorPage } from '../../kit/page/error-page.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useSession } from '../../session/session.ts'
import { DealCard } from '../parts/deal-card.tsx'
import classes from '../parts/deals.module.css'
import { useGoHomeOnFailure } from '../parts/load-failed.tsx'
import { StartCard } from '../parts/start-card.tsx'
import { useTexts } from '../texts.ts'

const Deals = ({ deals }: { deals: readonly Deal[] }) => {
  const t = useTexts()
  return (
    <>
      <StartCard isFirst={deals.length === 0} />
      {deals.length > 0 && (
        <section>
          <h2 className={classes.listTitle}>{t('list')}</h2>
          <ul className={classes.list}>
            {deals.map((deal) => (
              <DealCard key={deal.MortgageApplicationID} deal={deal} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** My Applications: drafts, submitted applications, and a way to start a new one. */
export const Component = () => {
  const t = useTexts()
  const { SiteID, UserID, FirstName } = useSession()
  const { LanguageID: LangID } = useLanguage()
  const { reply, failure, retry } = useCall('/api/MTGAPPLoadMyDeals', { SiteID, UserID, LangID })
  const staysHere = useGoHomeOnFailure(reply === undefined ? failure : undefined, reply !== undefined)

  if (reply === undefined && failure !== undefined && staysHere) return <ErrorPage failure={failure} onRetry={retry} />
  return (
    <StepPage title={FirstName === '' ? t('title') : t('titleNamed', { name: FirstName })} why={t('why')}>
      {reply === undefined ? <CardsSkeleton cards={3} /> : <Deals deals={reply.Deals} />}
    </StepPage>
  )
}
