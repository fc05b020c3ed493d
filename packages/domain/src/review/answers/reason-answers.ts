import { contradictionsOf, reasonVocabulary } from '../../applicants/contradictions.ts'
import { propertyKind } from '../../applicants/properties/kind.ts'
import type { Applicant, Application } from '../../application-fields.ts'
import { answerOf } from './further-answers.ts'
import type { Answer, AnswerWords } from './words.ts'

/** Why an applicant's answers are right although they seem to contradict each other. */
export const reasonAnswers = (
  words: AnswerWords,
  applicant: Applicant,
  application: Pick<Application, 'Applicants' | 'InterView' | 'FirstTimeBuyer'>,
): Answer[] => {
  const { Applicants: applicants, InterView: interview } = application
  // A snapshot from before reasons existed has none, nor perhaps the lists they are about.
  if (applicant.Reasons === undefined) return []
  return contradictionsOf(applicant, { settings: application, interview, applicants }).map((key) => ({
    label: words.label(propertyKind.texts, key),
    value: answerOf(words, reasonVocabulary[key], applicant.Reasons[key]),
    span: 3 as const,
  }))
}
