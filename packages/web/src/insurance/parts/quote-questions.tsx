import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import { LetterField } from './letter-field.tsx'

/** What a premium depends on besides age: smoking, and the start of the policy. */
export const QuoteQuestions = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const date = formatDate(application.LoanDetail.FundingDate, language)
  return (
    <Section title={t('who.title')} lead={t('who.lead')}>
      {application.Applicants.map(({ ApplicantId, FirstName }, index) => (
        <LetterField
          key={ApplicantId}
          name={`Applicants.${index}.SmokerFl`}
          label={t('who.smoker', { name: FirstName })}
          columns={2}
          choices={[
            { letter: 'Y', Label: t('who.yes') },
            { letter: 'N', Label: t('who.no') },
          ]}
        />
      ))}
      <LetterField
        name="LoanDetail.InsuranceEffectiveType"
        choices={[
          { letter: 'F', Label: t('effective.F'), Help: t('effective.FHelp', { date }) },
          { letter: 'A', Label: t('effective.A'), Help: t('effective.AHelp') },
        ]}
      />
    </Section>
  )
}
