import { actorOf } from '../application/save-application.ts'
import type { ScopeOf } from '../kit/scope.ts'

/** Whoever came by a link has no name of their own in the audit trail. */
export const documentActor = (scope: ScopeOf<'documentRequest'>): string =>
  scope.kind === 'user' ? actorOf(scope) : 'recipient'
