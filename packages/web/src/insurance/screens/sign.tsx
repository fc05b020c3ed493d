import { isInsured, premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { awaitedIn, canSign, isPrimary, ownIn, type Person } from '../parts/answers.ts'
import { Awaited } from '../parts/awaited.tsx'
import { DownloadButton } from '../parts/download-button.tsx'
import { IdleWatch } from '../parts/idle-watch.tsx'
import { OwnCoverage } from '../parts/own-coverage.tsx'
import { SentDialog } from '../parts/sent-dialog.tsx'
import { SignersDialog } from '../parts/signers-dialog.tsx'
import { ToCheck } from '../parts/to-check.tsx'
import { useInsurance } from '../parts/use-application.ts'
import { useCoverageWords } from '../parts/use-coverage-words.ts'
import { usePlace } from '../parts/use-place.ts'
import { useSignNow } from '../parts/use-sign-now.ts'
import { useTexts } from '../texts.ts'

type State = 'ready' | 'readyNow' | 'mine' | 'awaited' | 'saved' | 'notReady' | 'sent' | 'signed'

const states: Readonly<Record<string, State>> = {
  prepared: 'ready',
  declined: 'ready',
  expired: 'ready',
  sent: 'sent',
  signed: 'signed',
}

const headings = {
  ready: ['sign.title', 'sign.why'],
  readyNow: ['sign.title', 'sign.whyNow'],
  mine: ['sign.mineTitle', 'sign.mineWhy'],
  awaited: ['sign.awaitedTitle', 'sign.awaitedWhy'],
  saved: ['sign.savedTitle', 'sign.savedWhy'],
  notReady: ['sign.notReady', 'sign.notReadyWhy'],
  sent: ['sign.sentTitle', 'sign.sentWhy'],
  signed: ['sign.signedTitle', 'sign.signedWhy'],
} as const

const signerStates: Readonly<Record<string, 'sign.waiting' | 'sign.invited' | 'sign.hasSigned'>> = {
  waiting: 'sign.waiting',
  invited: 'sign.invited',
  signed: 'sign.hasSigned',
}

const hasAnswered = (own: Person | undefined) => own !== undefined && own.AnsweredFl === 1 && isInsured(own)

/**
 * What this person can do now. Only the primary applicant requests signatures: at once where everyone signs by their
 * own link, otherwise after everyone has answered.
 */
const stateOf = (application: InsuranceApplication): State => {
  const state = states[application.Status] ?? 'notReady'
  if (canSign(application)) return 'mine'
  if (!isPrimary(application) && state !== 'sent' && state !== 'signed')
    return hasAnswered(ownIn(application)) ? 'saved' : 'notReady'
  if (state === 'ready' && application.SignNowFl === 1) return 'readyNow'
  return state === 'ready' && awaitedIn(application).length > 0 ? 'awaited' : state
}

export const Component = () => {
  const t = useTexts()
  const { reply, isLoading, failure, isSecurityAsked, retry } = useInsurance()
  const [wasSent, setSent] = useState(false)
  const { siteId, token } = usePlace()
  if (isSecurityAsked) return <ToCheck />
  const state = reply ? stateOf(reply) : 'ready'
  // The health questions come before the signature.
  if (reply && state === 'mine' && ownIn(reply)?.AnsweredFl === 0)
    return <Navigate to={paths.insuranceForm(siteId, token)} replace />
  const [title, why] = headings[state]
  const name = reply?.Applicants[0]?.FirstName ?? ''
  return (
    <StepPage title={t(title)} why={t(why, { name })} isLoading={isLoading} failure={failure} onRetry={retry}>
      {reply && <Signing application={reply} state={state} onSent={() => setSent(true)} />}
      <SentDialog isOpen={wasSent} />
      {reply && !wasSent && <IdleWatch />}
    </StepPage>
  )
}

interface SigningProps {
  application: InsuranceApplication
  state: State
  onSent: () => void
}

const Signing = ({ application, state, onSent }: SigningProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { siteId, token } = usePlace()
  const toForm = paths.insuranceForm(siteId, token)
  const own = ownIn(application)
  if (state === 'notReady') return <Actions main={{ label: t('sign.toForm'), onClick: () => void navigate(toForm) }} />
  return (
    <>
      {own && !isPrimary(application) ? (
        <OwnCoverage application={application} person={own} />
      ) : (
        <Summary application={application} />
      )}
      {(state === 'awaited' || state === 'sent') && <Awaited application={application} />}
      {state === 'sent' && <Signers application={application} />}
      <Downloads application={application} state={state} />
      <Ending application={application} state={state} onSent={onSent} toForm={toForm} />
    </>
  )
}

/** The application; once signed by all, also the copy with one's own answers. */
const Downloads = ({ application, state }: Omit<SigningProps, 'onSent'>) => {
  const { CliApplicationId, Status } = application
  const hasAnswers = (ownIn(application)?.HealthQuestions.length ?? 0) > 0
  if (states[Status] === undefined) return null
  return (
    <>
      <DownloadButton CliApplicationId={CliApplicationId} />
      {state === 'signed' && hasAnswers && <DownloadButton CliApplicationId={CliApplicationId} isOwnCopy />}
    </>
  )
}

const Ending = ({ application, state, onSent, toForm }: SigningProps & { toForm: string }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (state === 'mine') return <SignNow />
  if (state === 'ready' || state === 'readyNow')
    return (
      <>
        <SignersDialog application={application} isOpen={isOpen} onClose={() => setOpen(false)} onSent={onSent} />
        <Actions back={{ to: toForm }} main={{ label: t('sign.choose'), onClick: () => setOpen(true) }} />
      </>
    )
  if (state === 'saved') return <Actions main={{ label: t('sign.change'), onClick: () => void navigate(toForm) }} />
  if (state === 'awaited') return <Actions main={{ label: t('sign.toForm'), onClick: () => void navigate(toForm) }} />
  return <WayOut />
}

/** The person's turn to sign. */
const SignNow = () => {
  const t = useTexts()
  const { signNow, isBusy, failure } = useSignNow()
  return (
    <>
      {failure && <CallFailure failure={failure} onRetry={() => void signNow()} />}
      <Actions main={{ label: t(isBusy ? 'sign.opening' : 'sign.now'), isBusy, onClick: () => void signNow() }} />
    </>
  )
}

const Summary = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const wordsOf = useCoverageWords()
  const money = (dollars: number | null) => formatMoney(dollars, language, { cents: true })
  const cents = application.Applicants.reduce(
    (sum, { InsuranceTypes }) => sum + Math.round(premiumTotal(InsuranceTypes) * 100),
    0,
  )
  return (
    <Facts
      facts={[
        ...application.Applicants.map((person) => ({
          label: `${person.FirstName} ${person.LastName}`,
          value: wordsOf(person),
        })),
        { label: t('sign.covered'), value: money(application.InsuranceDetail.CoverageAmount) },
        { label: t('sign.premium'), value: money(cents / 100) },
      ]}
    />
  )
}

type Signer = InsuranceApplication['ExistingApplication']['ApplicantStatuses'][number]

/** Who has signed: nothing is insured until all have. */
const Signers = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const facts = application.ExistingApplication.ApplicantStatuses.flatMap(({ FirstName, LastName, Status }: Signer) => {
    const words = signerStates[Status]
    return words === undefined ? [] : [{ label: `${FirstName} ${LastName}`, value: t(words) }]
  })
  if (!hasFacts(facts)) return null
  return (
    <Section title={t('sign.who')}>
      <Facts facts={facts} />
    </Section>
  )
}
