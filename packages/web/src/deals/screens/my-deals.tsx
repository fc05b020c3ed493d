import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { byTurn } from '@foyer/domain/deals/turns.ts'
import { isInProgress } from '@foyer/domain/deals/wording.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { InvitedParts } from '../../invites/index.ts'
import { useSubmission } from '../../review/index.ts'
import type { Arrival } from '../../session/leaving.ts'
import { useSession } from '../../session/session.ts'
import { forgetCarried } from '../../site/carried.ts'
import { paths } from '../../site/paths.ts'
import { addressOf } from '../../wizard/facts.ts'
import { DealCard } from '../parts/deal-card.tsx'
import classes from '../parts/deals.module.css'
import { DeletedNotice } from '../parts/deleted-notice.tsx'
import { useGoHomeOnFailure } from '../parts/load-failed.tsx'
import { StartCard } from '../parts/start-card.tsx'
import { useTexts } from '../texts.ts'

type MyDeals = ReplyOf<'/api/MTGAPPLoadMyDeals'>

interface DealsProps extends Omit<MyDeals, 'ReturnStatus'> {
  onDeleted: () => void
}

/** The turns of the borrower come first. A new application is last, unless there is nothing else. */
const Deals = ({ Deals: deals, InvitedParts: parts, onDeleted }: DealsProps) => {
  const t = useTexts()
  const isFirst = parts.length === 0 && deals.length === 0
  return (
    <>
      {parts.length > 0 && <InvitedParts parts={parts} />}
      {deals.length > 0 && (
        <section>
          <h2 className={classes.listTitle}>{t('list')}</h2>
          <ul className={classes.list}>
            {byTurn(deals).map((deal) => (
              <DealCard key={deal.MortgageApplicationID} deal={deal} onDeleted={onDeleted} />
            ))}
          </ul>
        </section>
      )}
      <StartCard isFirst={isFirst} />
    </>
  )
}

/** Where a person continues who has just signed in, if there is one place: their first application, or its current step. */
const onlyPlaceOf = (SiteID: string, { Deals, InvitedParts: parts }: MyDeals): string | undefined => {
  const [deal, ...others] = Deals
  if (parts.length > 0) return undefined
  if (deal === undefined) return addressOf({ step: 'start' }, { SiteID, MortgageApplicationID: 0 })
  return others.length === 0 && isInProgress(deal) ? paths.resume(SiteID, deal.MortgageApplicationID) : undefined
}

/** My Applications: drafts, submitted applications, and a way to start a new one. */
export const Component = () => {
  const t = useTexts()
  const { SiteID, UserID, FirstName } = useSession()
  const { LanguageID: LangID } = useLanguage()
  const { reply, failure, retry } = useCall('/api/MTGAPPLoadMyDeals', { SiteID, UserID, LangID })
  const staysHere = useGoHomeOnFailure(reply === undefined ? failure : undefined, reply !== undefined)

  // What a calculator carried over is for a first application.
  const hasDeals = reply !== undefined && reply.Deals.length > 0
  useEffect(() => {
    if (hasDeals) forgetCarried(SiteID)
  }, [hasDeals, SiteID])

  const { isArrival = false } = (useLocation().state ?? {}) as Partial<Arrival>
  const { phase } = useSubmission(reply?.Deals[0]?.MortgageApplicationID ?? 0)
  const isSent = phase === 'sending' || phase === 'refused'
  // After a deletion the page stays and confirms it.
  const [deletions, setDeletions] = useState(0)
  const addDeletion = () => setDeletions((count) => count + 1)
  const place = isArrival && !isSent && deletions === 0 && reply !== undefined ? onlyPlaceOf(SiteID, reply) : undefined
  if (place !== undefined) return <Navigate to={place} replace />
  if (reply === undefined && failure !== undefined && staysHere) return <ErrorPage failure={failure} onRetry={retry} />
  return (
    <StepPage title={FirstName === '' ? t('title') : t('titleNamed', { name: FirstName })} why={t('why')}>
      {deletions > 0 && <DeletedNotice key={deletions} />}
      {reply === undefined ? <CardsSkeleton cards={3} /> : <Deals {...reply} onDeleted={addDeletion} />}
    </StepPage>
  )
}
