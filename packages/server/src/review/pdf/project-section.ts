import type { Application } from '@foyer/domain/application-fields.ts'
import { interviewVocabulary } from '@foyer/domain/interview/vocabulary.ts'
import { type Field, fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { answerOf, furtherFields } from './further-answers.ts'
import type { Words } from './words.ts'

/** The answers below those about purpose, stage and land, in the order of the document, by their text keys. */
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

const answers = (words: Words, { InterView, LandOwnership }: Application): Field[] => {
  const { t, menu } = words
  return [
    { label: t('purpose'), value: menu('DealPurpose', InterView.DealPurposeDD) },
    { label: t('project.stage'), value: menu('SearchStage', InterView.SearchStageDD) },
    { label: t('project.land'), value: menu('LandOwnership', LandOwnership) },
    ...placed.map((name) => ({
      label: t(`project.${places[name]}`),
      value: answerOf(words, interviewVocabulary[name], InterView[name]),
    })),
    ...furtherFields(words, interviewVocabulary, InterView, further),
  ]
}

/** The interview. Answers that do not apply to its purpose were cleared when it was saved. */
export const projectSection = (sheet: Sheet, words: Words, application: Application) => {
  section(sheet, words.t('project.heading'), [fieldsBlock(sheet, answers(words, application))])
}
