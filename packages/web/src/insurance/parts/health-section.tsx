import { isInsured } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import { HealthQuestions } from './health-questions.tsx'

/** The primary applicant's own questions, and who else will be asked; empty without a chosen coverage. */
export const HealthSection = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const choices = useFormValue<InsuranceAnswers['Applicants']>('Applicants')
  const { Applicants, OwnApplicantId } = application
  const insured = Applicants.filter((_, index) => {
    const choice = choices[index]
    return choice !== undefined && isInsured(choice)
  })
  if (insured.length === 0) return null
  const others = insured.filter(({ ApplicantId }) => ApplicantId !== OwnApplicantId).map(({ FirstName }) => FirstName)
  const ownIndex = Applicants.findIndex(({ ApplicantId }) => ApplicantId === OwnApplicantId)
  const own = insured.find(({ ApplicantId }) => ApplicantId === OwnApplicantId)
  return (
    <Section title={t('health.title')} lead={own && t('health.lead')}>
      {own && (
        <HealthQuestions
          person={own}
          path={`Applicants.${ownIndex}.HealthQuestions`}
          questions={choices[ownIndex]?.HealthQuestions ?? []}
        />
      )}
      {others.length > 0 && (
        <Notice kind="info">
          <p>{t('health.others', { names: listed(others, language) })}</p>
        </Notice>
      )}
    </Section>
  )
}
