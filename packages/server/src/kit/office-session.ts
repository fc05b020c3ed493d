import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { Role } from '@foyer/domain/office/permissions.ts'

/**
 * How far a sign-in has come. `code`: the address is confirmed, by a mailed code or a link, and a factor is missing;
 * `factor`: signed in.
 */
export type SignInStage = 'code' | 'factor'

/** A live session of the office, as the guard found it. */
export interface OfficeSession {
  sessionId: string
  hash: Buffer
  personId: string
  stage: SignInStage
  /** Whether the person has a factor to sign in with. */
  hasFactor: boolean
  /** Empty before the person has a membership. */
  brokerageId: string
  role: Role | ''
  actions: readonly OfficeAction[]
  createdAt: Date
  /** When the person last confirmed with a factor. */
  confirmedAt: Date | undefined
}
