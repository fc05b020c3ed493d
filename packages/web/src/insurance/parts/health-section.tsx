import type { HealthQuestion, InsuranceAnswers, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { onFile } from '@foyer/domain/insurance/health.ts'
import { Button } from '@mantine/core'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useFormValue, useSetFormValue } from '../../kit/form/form-context.ts'
import { Section } from '../../kit/page/step-page.tsx'
import { useQuestionTexts, useTexts } from '../texts.ts'
import type { Person } from './answers.ts'
import classes from './coverage.module.css'
import { LetterField } from './letter-field.tsx'

/** The questions of the coverages that each applicant chose; nothing where nobody chose any. */
export const HealthSection = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const choices = useFormValue<InsuranceAnswers['Applicants']>('Applicants')
  if (choices.every(({ HealthQuestions }) => HealthQuestions.length === 0)) return null
  return (
    <Section title={t('health.title')} lead={t('health.lead')}>
      {application.Applicants.map((person, index) => (
        <HealthOf
          key={person.ApplicantId}
          person={person}
          index={index}
          questions={choices[index]?.HealthQuestions ?? []}
        />
      ))}
    </Section>
  )
}

interface HealthOfProps {
  person: Person
  index: number
  questions: readonly HealthQuestion[]
}

const HealthOf = ({ person, index, questions }: HealthOfProps) => {
  const t = useTexts()
  const set = useSetFormValue()
  if (questions.length === 0) return null
  const path = `Applicants.${index}.HealthQuestions`
  if (questions.every(({ Answer }) => Answer === onFile))
    return (
      <Notice kind="success" title={t('health.kept', { name: person.FirstName })}>
        <p>{t('health.keptWhy')}</p>
        <Button
          variant="default"
          onClick={() =>
            set(
              path,
              questions.map((one) => ({ ...one, Answer: '' })),
            )
          }
        >
          {t('health.again')}
        </Button>
      </Notice>
    )
  return (
    <div className={classes.questions}>
      {questions.map((question, place) => (
        <Question key={`${question.CoverageCode}${question.Question}`} {...{ person, path, place, question }} />
      ))}
    </div>
  )
}

interface QuestionProps {
  person: Person
  path: string
  place: number
  question: HealthQuestion
}

const Question = ({ person, path, place, question: { CoverageCode, Question: number } }: QuestionProps) => {
  const t = useTexts()
  const ask = useQuestionTexts()
  const coverage = t(`coverage.${CoverageCode}` as 'coverage.LI')
  return (
    <>
      {number === 1 && <h3 className={classes.subtitle}>{t('health.of', { name: person.FirstName, coverage })}</h3>}
      <LetterField
        name={`${path}.${place}.Answer`}
        label={`${number}. ${ask(`${CoverageCode}.q${number}` as 'LI.q1')}`}
        columns={2}
        choices={[
          { letter: 'Y', Label: t('who.yes') },
          { letter: 'N', Label: t('who.no') },
        ]}
      />
    </>
  )
}
