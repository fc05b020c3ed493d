import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { isCodeOf } from '@foyer/domain/codes/menus.ts'
import { isDueDate } from '@foyer/domain/documents/reminders.ts'
import { givesBack, isDecision, isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { hasControlCharacters, isBlank } from '@foyer/domain/kit/text.ts'

type Request = BodyOf<'/broker-api/SaveDocumentRequest'>
type Decision = BodyOf<'/broker-api/DecideDocumentItem'>

/** Maximum of documents per request; for more, a telephone call is better. */
export const mostItems = 50

/** All problems of a request, at their fields. A request that is resent may omit everything. */
export const requestProblems = (
  body: Request,
  { known, today }: { known: number; today: string },
): Problem<'InvalidSetting' | 'RequiredSetting'>[] => {
  const { RequestName = '', Recipients = [], Items = [], RequestDocID, DueDate = '' } = body
  const isNew = RequestDocID === undefined
  return [
    ...problem(isNew && isBlank(RequestName), 'RequestName', 'RequiredSetting'),
    ...problem(hasControlCharacters(RequestName), 'RequestName', 'InvalidSetting'),
    ...Recipients.flatMap((email, at) =>
      problem(!isEmail(normaliseEmail(email)), `Recipients.${at}`, 'InvalidSetting'),
    ),
    ...problem(isNew && Recipients.length === 0 && !body.MortgageApplicationID, 'Recipients', 'RequiredSetting'),
    ...problem(isNew && Items.length === 0, 'Items', 'RequiredSetting'),
    ...problem(known + Items.length > mostItems, 'Items', 'InvalidSetting'),
    ...problem(DueDate !== '' && !isDueDate(DueDate, today), 'DueDate', 'InvalidSetting'),
    ...Items.flatMap(({ Type }, at) =>
      problem(!isCodeOf('DFDocumentType', Type), `Items.${at}.Type`, 'InvalidSetting'),
    ),
  ]
}

/** A withdrawn request asks for nothing again. */
export const decisionProblems = (
  { Status, Reason = '' }: Decision,
  { isWithdrawn }: { isWithdrawn: boolean },
): Problem<'InvalidSetting' | 'RequiredSetting'>[] => [
  ...problem(!isDecision(Status) || (isWithdrawn && givesBack(Status)), 'Status', 'InvalidSetting'),
  ...problem(isNotAccepted(Status) && isBlank(Reason), 'Reason', 'RequiredSetting'),
]
