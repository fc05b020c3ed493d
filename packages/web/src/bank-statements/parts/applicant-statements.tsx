import type { BankStatementsApplicant } from '@foyer/domain/bank-statements/fields.ts'
import { authorisationProblems, bankStatementStatus } from '@foyer/domain/bank-statements/rules.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RetryButton } from '@foyer/ui/feedback/retry-button.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Button } from '@mantine/core'
import { useSession } from '../../session/session.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './statements.module.css'
import { useAuthorisation } from './use-authorisation.ts'

const verbs = {
  notRequested: { label: 'connect', named: 'connectNamed' },
  requestSent: { label: 'again', named: 'againNamed' },
  received: { label: 'another', named: 'anotherNamed' },
} as const

const Status = ({ applicant }: { applicant: BankStatementsApplicant }) => {
  const t = useTexts()
  const status = bankStatementStatus(applicant)
  const isDated = status === 'received' && applicant.strResponseDate !== ''
  return (
    <p className={classes.status} data-status={status}>
      {status === 'received' && <Icon name="check" size={18} />}
      {isDated ? t('receivedOn', { date: applicant.strResponseDate }) : t(`status.${status}`)}
    </p>
  )
}

/** The received institutions with the last digits of the accounts; in a session that was handed over they have no names. */
const Responses = ({ responses }: { responses: BankStatementsApplicant['Responses'] }) => {
  const t = useTexts()
  return (
    <ul className={classes.responses}>
      {responses.map(({ RequestID, Institution, Accounts, FetchedFlag }) => (
        <li key={RequestID}>
          <span className={classes.institution}>{Institution}</span>
          {FetchedFlag === 0 && <span className={classes.fetching}>{t('fetching')}</span>}
          {Accounts.map(({ Title, LastDigits }) => (
            <span key={`${Title} ${LastDigits}`} className={classes.line}>
              {t('account', { title: Title, digits: LastDigits })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Why an authorization could not start, and what to do instead; after a limit also when it can be tried again. */
const Refused = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { application } = useStep()
  return (
    <>
      <Notice kind="error" announced title={errorText(failure.key)}>
        {failure.retryAfter !== undefined && <RetryButton failure={failure} onRetry={onRetry} />}
      </Notice>
      {application.ReqBankStatement === 0 && <p className={classes.quiet}>{t('problem')}</p>}
      <WayOut />
    </>
  )
}

/** One applicant: the status of their statements, and the button that connects their bank. */
export const ApplicantStatements = ({ applicant }: { applicant: BankStatementsApplicant }) => {
  const t = useTexts()
  const { isHandOff } = useSession()
  const { begin, url, isBusy, failure } = useAuthorisation(applicant.ApplicantID)
  const status = bankStatementStatus(applicant)
  const isWaiting = status === 'requestSent' && failure === undefined
  const isFull = authorisationProblems(applicant).length > 0
  const { label, named } = verbs[status]
  const { Applicants } = useStep().application
  const { Disabled, Hidden } = Applicants.find(({ ApplicantID }) => ApplicantID === applicant.ApplicantID) ?? {}
  const isSent = Disabled === 1
  const isPrivate = !isSent && (Hidden ?? []).length > 0
  return (
    <div className={classes.card}>
      <p className={classes.name}>{applicant.ApplicantName}</p>
      <Status applicant={applicant} />
      {applicant.Responses.length > 0 && <Responses responses={applicant.Responses} />}
      {applicant.FailedFlag === 1 && failure === undefined && <Notice kind="warning" title={t('failed')} />}
      {failure !== undefined && <Refused failure={failure} onRetry={() => void begin()} />}
      {isWaiting && url !== undefined && (
        <div className={classes.waiting} role="status">
          <p>{t('opened')}</p>
          <a href={url} target="_blank" rel="noopener noreferrer" className={classes.open}>
            {t('open')}
          </a>
        </div>
      )}
      {isWaiting && url === undefined && <p className={classes.quiet}>{t('waiting')}</p>}
      {(isFull || isSent || isPrivate) && (
        <p className={classes.quiet}>{t(isSent ? 'sentPart' : isPrivate ? 'privatePart' : 'full')}</p>
      )}
      {!isFull && !isSent && !isPrivate && !isHandOff && failure?.retryAfter === undefined && (
        <Button
          variant="default"
          className={classes.connect ?? ''}
          aria-disabled={isBusy}
          aria-label={isBusy ? undefined : t(named, { name: applicant.ApplicantName })}
          onClick={() => void begin()}
        >
          {isBusy ? t('connecting') : t(label)}
        </Button>
      )}
    </div>
  )
}
