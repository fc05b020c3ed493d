import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, SharedChange } from '@foyer/domain/application-fields.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import {
  figuresOf,
  type PendingChanges,
  pendingAfter,
  pendingAfterOwn,
  sharedFigures,
} from '@foyer/domain/mortgage-request/shared-changes.ts'
import type { BorrowerScope } from '../kit/scope.ts'
import type { ApplicationRow } from './application-rows.ts'
import { storedRequest } from './stored-answers.ts'

/**
 * What stays for the main applicant to confirm after a save. `shown`: the form shows the figures, and a stale one is
 * refused, so that the main applicant's own save confirms all of them; otherwise only those that it changes.
 */
export const sharedChangesAfter = (
  application: Pick<ApplicationRow, 'requested_mortgage' | 'shared_changes'>,
  request: RequestedMortgage,
  scope: BorrowerScope,
  { shown }: { shown: boolean },
): PendingChanges => {
  const isOwn = scope.kind === 'user' && scope.actor === undefined
  if (isOwn && shown) return {}
  const save = { was: figuresOf(storedRequest(application)), is: figuresOf(request) }
  if (isOwn) return pendingAfterOwn(application.shared_changes, save)
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
