import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { useStatementTexts, useTexts } from '../texts.ts'
import { useDeal } from '../use-deal.ts'
import { Account } from './account.tsx'
import classes from './statements.module.css'

/** A statement that an applicant shared: its accounts, what came in and went out by month, and every transaction. */
export const StatementPage = ({ place, requestId }: { place: DealPlace; requestId: number }) => {
  const t = useStatementTexts()
  const ofDeal = useTexts()
  const { language } = useLanguage()
  const { SiteID, MortgageApplicationID } = place
  const deal = useDeal(place)
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadBankStatement', {
    SiteID,
    MortgageApplicationID,
    RequestID: requestId,
  })
  const people = deal.reply?.Application.BankStatementsApplicants ?? []
  const person = people.find(({ ApplicantID }) => ApplicantID === reply?.ApplicantID)
  const statement = reply?.Statement
  return (
    <div className={classes.page}>
      <KitLink to={paths.deal(place, 'documents')} className={classes.back}>
        {ofDeal('toDeal')}
      </KitLink>
      <StepPage
        title={person === undefined ? t('heading') : t('title', { name: person.ApplicantName })}
        why={
          statement &&
          t('of', {
            institution: statement.Institution,
            date: formatDate(dayOfInstant(statement.FetchedAt), language),
          })
        }
        width="full"
        isLoading={isLoading || deal.isLoading}
        failure={failure ?? deal.failure}
        onRetry={failure === undefined ? deal.retry : retry}
      >
        {statement?.SimulatedFlag === 1 && (
          <Notice kind="info" title={t('simulated')}>
            <p className={classes.text}>{t('simulatedText')}</p>
          </Notice>
        )}
        {withKeys(statement?.Accounts ?? [], ({ Title }) => Title).map(([key, account]) => (
          <Account key={key} account={account} />
        ))}
      </StepPage>
    </div>
  )
}
