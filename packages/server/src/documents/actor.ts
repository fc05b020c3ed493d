import { actorOf } from '../interview/index.ts'
import type { Scope } from '../kit/guard.ts'

/** Whoever came by a link has no name of their own in the audit trail. */
export const documentActor = (scope: Scope): string => (scope.kind === 'user' ? actorOf(scope) : 'recipient')
