import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import { useQuestionTexts, useTexts } from '../texts.ts'
import type { Person } from './answers.ts'
import classes from './coverage.module.css'
import { LetterField } from './letter-field.tsx'

interface HealthQuestionsProps {
  person: Person
  /** The path of the questions in the form's values. */
  path: string
  questions: readonly HealthQuestion[]
}

/** One person's questions about their chosen coverages, each with yes and no. */
export const HealthQuestions = ({ person, path, questions }: HealthQuestionsProps) => (
  <div className={classes.questions}>
    {questions.map((question, place) => (
      <Question key={`${question.CoverageCode}${question.Question}`} {...{ person, path, place, question }} />
    ))}
  </div>
)

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
