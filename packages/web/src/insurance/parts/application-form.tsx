import type { InsuranceAnswers, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { applicationProblems, choiceProblems, quoteProblems } from '@foyer/domain/insurance/rules.ts'
import { read, write } from '@foyer/ui/client/call.ts'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { DraftKeeper, useFlushed } from '@foyer/ui/form/use-draft.ts'
import { today } from '@foyer/ui/today.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { isOffered, startingAnswers } from './answers.ts'
import { CoverageSection } from './coverage-section.tsx'
import { HealthSection } from './health-section.tsx'
import { LoanFacts } from './loan-facts.tsx'
import { PaymentSection } from './payment-section.tsx'
import { QuoteQuestions } from './quote-questions.tsx'
import { RefusedDialog } from './refused-dialog.tsx'
import { Requote } from './requote.tsx'
import { useFieldNames } from './use-field-names.ts'
import { useInstitutions } from './use-institutions.ts'
import { usePlace } from './use-place.ts'
import { useQuote } from './use-quote.ts'
import { useSecurity } from './use-security.ts'

/** Quote, then coverages, then health and payment: each opens below the previous one, which stays editable. */
type Stage = 'quote' | 'coverage' | 'details'

const done: Outcome = { ok: true, reply: {} }

/** Stores the whole input as a draft. A quote does not end it: only preparing does, on the server. */
const useInsuranceDraft = (application: InsuranceApplication) => {
  const { siteId, token } = usePlace()
  const keeper = useMemo(
    () =>
      new DraftKeeper(`insurance/${application.CliApplicationId}`, application.Draft, (Data, options) =>
        write('/cli-api/save-draft', { siteId, token, Data }, options),
      ),
    [application.CliApplicationId, application.Draft, siteId, token],
  )
  useFlushed(keeper)
  const formDraft = useMemo(
    () => ({
      restore: <Values,>(values: Values) => values,
      keep: (values: unknown) => keeper.keep(values),
      end: () => {},
    }),
    [keeper],
  )
  return { keeper, formDraft }
}

export const ApplicationForm = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const place = usePlace()
  const secure = useSecurity()
  const nameOf = useFieldNames(application.Applicants)
  const { keeper, formDraft } = useInsuranceDraft(application)
  const [starting] = useState(() => startingAnswers({ ...application, Draft: keeper.restored ?? null }))
  const { quote, isUpdating, ask, askedFor } = useQuote(application, starting)
  const [stage, setStage] = useState<Stage>(firstStage(application, quote !== undefined))
  const [refused, setRefused] = useState<Outcome | undefined>(undefined)
  const [parties, setParties] = useState({ names: application.AgreementNames, isNew: false })
  /** The broker's profile changed: shows the agreement as it is now, to be accepted again. */
  const showAgreement = async () => {
    const outcome = await read('/cli-api/load-application-detail', place)
    if (outcome.ok) setParties({ names: outcome.reply.AgreementNames, isNew: true })
  }
  const prepare = useWrite('/cli-api/prepare-application', {
    invalidates: ['/cli-api/load-application-detail', '/cli-api/get-application'],
  })
  const institutions = useInstitutions()
  const context = {
    // Until the list is loaded, the server is the one that checks.
    isInstitution: (code: string) => institutions?.some(({ Value }) => Value === code) ?? true,
    fundingDate: application.LoanDetail.FundingDate,
    today: today(),
    ownId: application.OwnApplicantId,
    notOffered: Object.entries(quote?.Coverages ?? {}).flatMap(([id, types]) => (isOffered(types) ? [] : [Number(id)])),
  }
  const rules = {
    quote: (answers: InsuranceAnswers) => quoteProblems(answers, context),
    coverage: (answers: InsuranceAnswers) => choiceProblems(answers, context),
    details: (answers: InsuranceAnswers) => applicationProblems(answers, context),
  }
  const generate = async (answers: InsuranceAnswers) => {
    const detail = { ...answers, AgreementNames: parties.names }
    const { SignNowFl } = application
    const outcome = secure(await prepare.run({ ...place, applicationDetail: detail, SignNowFl }))
    // The shown premiums are outdated: fetches new ones, so that no one agrees to unseen premiums.
    if (!outcome.ok && outcome.key === 'CLI_QuoteChanged') await ask(answers)
    if (!outcome.ok && answers.AgreementFl === 1 && isAboutAgreement(outcome)) await showAgreement()
    return outcome
  }
  const steps: Record<Stage, (answers: InsuranceAnswers) => Promise<Outcome>> = {
    quote: ask,
    coverage: async () => done,
    details: generate,
  }
  const submit = async (answers: InsuranceAnswers) => {
    const outcome = await steps[stage](answers)
    if (!outcome.ok) setRefused(outcome)
    return outcome
  }
  const finish = () => {
    if (stage === 'quote') return setStage('coverage')
    if (stage === 'coverage') return setStage('details')
    keeper.end()
    void navigate(paths.insuranceSign(place.siteId, place.token))
  }
  const words = {
    quote: { submit: t('form.quote'), busy: t('form.quoting') },
    coverage: { submit: t('form.next') },
    details: { submit: t('form.generate'), busy: t('form.generating') },
  }[stage]
  return (
    <>
      <LoanFacts application={application} />
      <Form
        texts="insurance"
        values={starting}
        rules={rules[stage]}
        errorsUnder="applicationDetail"
        draft={formDraft}
        nameOf={nameOf}
        onSubmit={submit}
        onDone={finish}
      >
        <QuoteQuestions application={application} />
        <FollowUp when={stage !== 'quote' && quote !== undefined}>
          {quote !== undefined && (
            <>
              <Requote askedFor={askedFor} isComplete={(answers) => rules.quote(answers).length === 0} ask={ask} />
              <CoverageSection application={application} quote={quote} isUpdating={isUpdating} />
            </>
          )}
        </FollowUp>
        <FollowUp when={stage === 'details'}>
          <HealthSection application={application} />
          <PaymentSection application={application} parties={parties} />
        </FollowUp>
        <FormActions {...words} />
      </Form>
      <RefusedDialog outcome={refused} onClose={() => setRefused(undefined)} />
    </>
  )
}

const isAboutAgreement = ({ errors }: Failure) => errors.some(({ Field }) => Field.endsWith('AgreementFl'))

const firstStage = ({ Status }: InsuranceApplication, isQuoted: boolean): Stage => {
  if (!isQuoted) return 'quote'
  return Status === 'prepared' ? 'details' : 'coverage'
}
