import { premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Actions } from '../../kit/page/actions.tsx'
import { Facts, hasFacts } from '../../kit/page/facts.tsx'
import { Section, StepPage } from '../../kit/page/step-page.tsx'
import { WayOut } from '../../kit/page/way-out.tsx'
import { DownloadButton } from '../parts/download-button.tsx'
import { IdleWatch } from '../parts/idle-watch.tsx'
import { SentDialog } from '../parts/sent-dialog.tsx'
import { SignersDialog } from '../parts/signers-dialog.tsx'
import { ToCheck } from '../parts/to-check.tsx'
import { useInsurance } from '../parts/use-application.ts'
import { usePlace } from '../parts/use-place.ts'
import { useTexts } from '../texts.ts'

type State = 'ready' | 'notReady' | 'sent' | 'signed'

const states: Readonly<Record<string, State>> = {
  prepared: 'ready',
  declined: 'ready',
  expired: 'ready',
  sent: 'sent',
  signed: 'signed',
}

const headings = {
  ready: ['sign.title', 'sign.why'],
  notReady: ['sign.notReady', 'sign.notReadyWhy'],
  sent: ['sign.sentTitle', 'sign.sentWhy'],
  signed: ['sign.signedTitle', 'sign.signedWhy'],
} as const

const signerStates: Readonly<Record<string, 'sign.waiting' | 'sign.invited' | 'sign.hasSigned'>> = {
  waiting: 'sign.waiting',
  invited: 'sign.invited',
  signed: 'sign.hasSigned',
}

export const Component = () => {
  const t = useTexts()
  const { reply, isLoading, failure, isSecurityAsked, retry } = useInsurance()
  const [wasSent, setSent] = useState(false)
  if (isSecurityAsked) return <ToCheck />
  const state = states[reply?.Status ?? 'prepared'] ?? 'notReady'
  const [title, why] = headings[state]
  return (
    <StepPage title={t(title)} why={t(why)} isLoading={isLoading} failure={failure} onRetry={retry}>
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
  const [isChoosing, setChoosing] = useState(false)
  const toForm = paths.insuranceForm(siteId, token)
  if (state === 'notReady') return <Actions main={{ label: t('sign.toForm'), onClick: () => void navigate(toForm) }} />
  return (
    <>
      <Summary application={application} />
      {state === 'sent' && <Signers application={application} />}
      <DownloadButton CliApplicationId={application.CliApplicationId} />
      {state === 'ready' ? (
        <>
          <SignersDialog
            application={application}
            isOpen={isChoosing}
            onClose={() => setChoosing(false)}
            onSent={onSent}
          />
          <Actions back={{ to: toForm }} main={{ label: t('sign.choose'), onClick: () => setChoosing(true) }} />
        </>
      ) : (
        <WayOut />
      )}
    </>
  )
}

/** `Life insurance and critical illness insurance`: a capital stands at the beginning alone. */
const inOneLine = (names: readonly string[], language: Language) => {
  const locale = localeOf(language)
  const small = names.map((name, place) =>
    place === 0 ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1),
  )
  return new Intl.ListFormat(locale).format(small)
}

const Summary = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const money = (dollars: number | null) => formatMoney(dollars, language, { cents: true })
  const cents = application.Applicants.reduce(
    (sum, { InsuranceTypes }) => sum + Math.round(premiumTotal(InsuranceTypes) * 100),
    0,
  )
  return (
    <Facts
      facts={[
        ...application.Applicants.map(({ FirstName, LastName, InsuranceTypes, DeclinedFl }) => ({
          label: `${FirstName} ${LastName}`,
          value:
            DeclinedFl === 1
              ? t('coverage.decline', { name: FirstName })
              : inOneLine(
                  InsuranceTypes.filter(({ SelectedFl }) => SelectedFl === 1).map(({ Code }) =>
                    t(`coverage.${Code}` as 'coverage.LI'),
                  ),
                  language,
                ),
        })),
        { label: t('sign.covered'), value: money(application.InsuranceDetail.CoverageAmount) },
        { label: t('sign.premium'), value: money(cents / 100) },
      ]}
    />
  )
}

type Signer = InsuranceApplication['ExistingApplication']['ApplicantStatuses'][number]

/** Which applicants have signed: until all have, nothing is insured. One who was not asked to sign is left out. */
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
