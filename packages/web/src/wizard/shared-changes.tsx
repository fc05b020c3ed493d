import type { SharedChange } from '@foyer/domain/application-fields.ts'
import { isOpen, type Position } from '@foyer/domain/flow.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { figuresOf } from '@foyer/domain/mortgage-request/shared-changes.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { useApplicationWrite } from './application-call.ts'
import { addressOf, factsOf } from './facts.ts'
import { changeAddress } from './review-return.ts'
import classes from './shared-changes.module.css'
import { useStep } from './step-context.ts'
import { useWizardTexts } from './texts.ts'
import type { Application } from './use-application.ts'

const mortgage = { step: 'mortgage' } as const

const useFigure = () => {
  const t = useWizardTexts()
  const { language } = useLanguage()
  return (figure: number | string | null): string =>
    (typeof figure === 'string' ? formatDate(figure, language) : formatMoney(figure, language)) || t('changes.none')
}

const Change = ({ application, change }: { application: Application; change: SharedChange }) => {
  const t = useWizardTexts()
  const figure = useFigure()
  const { Field, Name, Before, BeforeDate } = change
  const value = figure(figuresOf(application.RequestedMortgage)[Field])
  return (
    <li>
      {t(`changes.${Field}`, { name: Name || t('changes.someone'), value })}{' '}
      <span className={classes.before}>{t('changes.before', { value: figure(BeforeDate || Before) })}</span>
    </li>
  )
}

/** Confirms what is shown: a figure that changed since is refused, and the application loaded again. */
const Buttons = ({ application, position }: { application: Application; position: Position }) => {
  const t = useWizardTexts()
  const ids = useCallIds()
  const { refresh } = useStep()
  const { run, isBusy, failure } = useApplicationWrite('/api/MTGAPPConfirmSharedChanges')
  const { MortgageApplicationID, Version } = application
  const confirm = async () => {
    const outcome = await run({ ...ids, MortgageApplicationID, Version })
    if (!outcome.ok) await refresh()
  }
  const isHere = position.step === mortgage.step
  const toChange = position.step === 'summary' ? changeAddress : addressOf
  return (
    <>
      <div className={classes.buttons}>
        <Button aria-disabled={isBusy} onClick={() => isBusy || void confirm()}>
          {t('changes.confirm')}
        </Button>
        {!isHere && isOpen(mortgage, factsOf(application)) && (
          <Button component={Link} variant="default" to={toChange(mortgage, application)}>
            {t('changes.change')}
          </Button>
        )}
      </div>
      {failure !== undefined && <CallFailure failure={failure} onRetry={() => void confirm()} />}
    </>
  )
}

/** What invited people changed of the deal, for the main applicant to confirm; on every step until then. */
export const SharedChanges = ({ application, position }: { application: Application; position: Position }) => {
  const t = useWizardTexts()
  const { isHandOff } = useSession()
  const { SharedChanges: changes = [] } = application
  if (changes.length === 0) return null
  return (
    <Notice kind="warning" title={t('changes.title')}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <Change key={change.Field} application={application} change={change} />
        ))}
      </ul>
      <p>{t('changes.text')}</p>
      {!isHandOff && <Buttons application={application} position={position} />}
    </Notice>
  )
}
