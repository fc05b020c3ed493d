import { coverageOf } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication, OwnAnswers } from '@foyer/domain/insurance/fields.ts'
import { healthProblems } from '@foyer/domain/insurance/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import type { Person } from './answers.ts'
import classes from './coverage.module.css'
import { HealthQuestions } from './health-questions.tsx'
import { LoanFacts } from './loan-facts.tsx'
import { OwnCoverage } from './own-coverage.tsx'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

interface OwnAnswersFormProps {
  application: InsuranceApplication
  person: Person
}

/** The form of an insured person other than the primary applicant: their coverage, and their health questions. */
export const OwnAnswersForm = ({ application, person }: OwnAnswersFormProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const place = usePlace()
  const secure = useSecurity()
  const save = useWrite('/cli-api/save-health-answers', { invalidates: ['/cli-api/load-application-detail'] })
  const primary = application.Applicants[0]?.FirstName ?? ''
  return (
    <>
      <LoanFacts application={application} />
      <Section title={t('own.coverage')}>
        <OwnCoverage application={application} person={person} />
        <p className={classes.quiet}>{t('own.wrong', { name: primary })}</p>
      </Section>
      <Form
        texts="insurance"
        values={{ HealthQuestions: person.HealthQuestions }}
        rules={({ HealthQuestions: answers }: OwnAnswers) => healthProblems(coverageOf(person), answers)}
        onSubmit={async (answers) => secure(await save.run({ ...place, ...answers }))}
        onDone={() => void navigate(paths.insuranceSign(place.siteId, place.token))}
      >
        <Section title={t('health.title')}>
          <Questions person={person} />
        </Section>
        <FormActions
          submit={t(application.Status === 'sent' ? 'own.submitAndSign' : 'own.submit')}
          busy={t('own.busy')}
        />
      </Form>
    </>
  )
}

const Questions = ({ person }: { person: Person }) => {
  const questions = useFormValue<OwnAnswers['HealthQuestions']>('HealthQuestions')
  return <HealthQuestions person={person} path="HealthQuestions" questions={questions} />
}
