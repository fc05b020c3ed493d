import type { Application } from '../../application-fields.ts'
import { interviewVocabulary } from '../../interview/vocabulary.ts'
import { answerOf, furtherFields } from './further-answers.ts'
import type { Answer, AnswerWords } from './words.ts'

/** The answers below those about purpose, stage and land, in their order, by their text keys. */
const places = {
  PropertyValue: 'value',
  DownPaymentAmount: 'downPayment',
  Balance: 'balance',
  ClosingDate: 'closingDate',
  RefinanceDate: 'refinanceDate',
  RenewingDate: 'renewingDate',
  PropertyTypeDD: 'propertyType',
  OccupancyDD: 'occupancy',
} as const
const placed = Object.keys(places) as (keyof typeof places)[]
const further = { placed: ['DealPurposeDD', 'SearchStageDD', ...placed], namespace: 'interview' } as const

/** The interview. Answers that do not apply to its purpose were cleared when it was saved. */
export const interviewAnswers = (
  words: AnswerWords,
  { InterView, LandOwnership }: Pick<Application, 'InterView' | 'LandOwnership'>,
): Answer[] => {
  const { say, menu } = words
  return [
    { label: say('purpose'), value: menu('DealPurpose', InterView.DealPurposeDD) },
    { label: say('project.stage'), value: menu('SearchStage', InterView.SearchStageDD) },
    { label: say('project.land'), value: menu('LandOwnership', LandOwnership) },
    ...placed.map((name) => ({
      label: say(`project.${places[name]}`),
      value: answerOf(words, interviewVocabulary[name], InterView[name]),
    })),
    ...furtherFields(words, interviewVocabulary, InterView, further),
  ]
}
