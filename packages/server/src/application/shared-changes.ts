import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, SharedChange } from '@foyer/domain/application-fields.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import {
  figuresOf,
  type PendingChanges,
  pendingAfter,
  sharedFigures,
} from '@foyer/domain/mortgage-request/shared-changes.ts'
import type { BorrowerScope } from '../kit/scope.ts'
import type { ApplicationRow } from './application-rows.ts'
import { storedRequest } from './stored-answers.ts'

/**
 * What stays for the main applicant to confirm after a save of the request. Their own save confirms all of it: its form
 * showed the figures, and a stale one is refused.
 */
export const sharedChangesAfter = (
  application: Pick<ApplicationRow, 'requested_mortgage' | 'shared_changes'>,
  request: RequestedMortgage,
  scope: BorrowerScope,
): PendingChanges => {
  if (scope.kind === 'user' && scope.actor === undefined) return {}
  const save = { was: figuresOf(storedRequest(application)), is: figuresOf(request) }
  return pendingAfter(application.shared_changes, save, scope.invite?.applicantId)
}

export const shownChanges = (pending: PendingChanges, applicants: readonly Applicant[]): SharedChange[] =>
  sharedFigures.flatMap((Field) => {
    const change = pending[Field]
    if (change === undefined) return []
    const { before, by } = change
    const person = applicants.find(({ ApplicantID }) => ApplicantID === by)
    return {
      ...{ Field, Name: person === undefined ? '' : fullName(person) },
      Before: typeof before === 'number' ? before : null,
      BeforeDate: typeof before === 'string' ? before : '',
    }
  })
