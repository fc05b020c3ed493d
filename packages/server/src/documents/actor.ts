import { actorOf } from '../application/save-application.ts'
import type { ScopeOf } from '../kit/scope.ts'

/** A person with only a link is recorded as `recipient` in the audit trail. */
export const documentActor = (scope: ScopeOf<'documentRequest'>): string =>
  scope.kind === 'user' ? actorOf(scope) : 'recipient'
