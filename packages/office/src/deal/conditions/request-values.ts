import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { requestName } from '@foyer/domain/documents/checklist.ts'
import { isDueDate } from '@foyer/domain/documents/reminders.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { today } from '@foyer/ui/today.ts'

export type RequestValues = BodyOf<'/console-api/AskForCondition'>['Request']

/** A new request for documents, with its usual name in the client's language. */
export const newRequest = (clientLanguage: number): RequestValues => ({
  RequestName: requestName[languageOf(clientLanguage)],
  DueDate: '',
  UseAccessCode: 1,
})

export const requestProblems = ({ RequestName, DueDate }: RequestValues) => [
  ...problem(isBlank(RequestName), 'Request.RequestName', 'RequiredSetting'),
  ...problem(DueDate !== '' && !isDueDate(DueDate, today()), 'Request.DueDate', 'InvalidSetting'),
]
