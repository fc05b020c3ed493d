import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { StepId } from '@foyer/domain/flow.ts'

/** An event that saves a step; `kind` null for any. */
export interface StepCause {
  step: StepId
  action: AuditAction
  kind?: string
}

const listActions: AuditAction[] = ['record-saved', 'record-removed', 'addresses-saved', 'list-finished']

/** Which step each save belongs to. The name of a kind is that of its step. */
export const stepCauses: readonly StepCause[] = [
  { step: 'start', action: 'interview-saved' },
  { step: 'join', action: 'co-applicant-added' },
  { step: 'identification', action: 'identification-saved' },
  { step: 'property', action: 'record-removed', kind: 'owned-mortgage' },
  { step: 'mortgage', action: 'mortgage-request-saved' },
  { step: 'request', action: 'document-uploaded' },
  { step: 'request', action: 'documents-finished' },
  { step: 'bankStatement', action: 'bank-statements-done' },
  { step: 'summary', action: 'submitted' },
  { step: 'summary', action: 'invite-submitted' },
  ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    listActions.map((action) => ({ step: kind, action, kind })),
  ),
]
