import type { PartAction } from '@foyer/domain/parts/rights.ts'
import type { Trx } from '../db/open-database.ts'
import type { BodyIds } from './guard.ts'
import type { LoadedRows } from './implement-calls.ts'
import type { Scope } from './scope.ts'

/** Enforces the `part` of a call's declaration. The feature with the rows determines the state of a part. */
export interface PartGuard {
  /** The rows of the call's application, read under its lock. */
  readLocked(trx: Trx, scope: Scope, now: Date): Promise<LoadedRows>
  /** Throws the refusal if the caller may not act on the part in the body. */
  assertAllowed(action: PartAction, rows: LoadedRows, scope: Scope, body: BodyIds): void
}
