import type { Application } from '@foyer/domain/application-fields.ts'
import { interviewAnswers } from '@foyer/domain/review/answers/interview-answers.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import type { Words } from './words.ts'

export const projectSection = (sheet: Sheet, words: Words, application: Application) => {
  section(sheet, words.say('project.heading'), [fieldsBlock(sheet, interviewAnswers(words, application))])
}
