import type { OfficeAction } from '@foyer/domain/office/actions.ts'

/** Who calls on the operator's side, as recorded in the audit trail, and what they may do. */
export interface OperatorCaller {
  /** `operator` for the token of the installation, `key:` and its id for a key. */
  actor: string
  /** Absent: every action. */
  actions?: ReadonlySet<OfficeAction>
  /** Absent: every site, and what concerns all of them. */
  sites?: readonly string[]
  /** Whose people take turns with those of others; absent: of a program. */
  brokerageId?: string
  /** Networks of the caller; absent: every network. */
  ipRanges?: readonly string[]
  /** The last day of the caller; absent: without end. */
  expiresOn?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On an operator's route, once its hook let the request pass. */
    operator?: OperatorCaller
  }
}

export const holdsAction = ({ actions }: OperatorCaller, action: OfficeAction): boolean =>
  actions === undefined || actions.has(action)

/** Whether a person of staff calls, and no program. */
export const isPerson = ({ actor }: Pick<OperatorCaller, 'actor'>): boolean => actor.startsWith('person:')

export const reachesSite = ({ sites }: OperatorCaller, siteId: string): boolean =>
  sites === undefined || sites.includes(siteId)
