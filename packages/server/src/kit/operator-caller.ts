import type { OfficeAction } from '@foyer/domain/office/actions.ts'

/** Who calls on the operator's side, as recorded in the audit trail, and what they may do. */
export interface OperatorCaller {
  /** `operator` for the token of the installation, `key:` and its id for a key. */
  actor: string
  /** Absent: every action. */
  actions?: ReadonlySet<OfficeAction>
  /** Absent: every site, and what concerns all of them. */
  sites?: readonly string[]
  /** False for a key whose maker may not look at deals: it does nothing with one. */
  seesDeals?: boolean
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

/** Whose calls count together towards the limits of an hour: all keys of a brokerage are one, since it makes as many as it likes. */
export const countedCaller = (caller: OperatorCaller): string =>
  isPerson(caller) ? caller.actor : (caller.brokerageId ?? caller.actor)

/** Whether a person of staff calls, and no program. */
export const isPerson = ({ actor }: Pick<OperatorCaller, 'actor'>): boolean => actor.startsWith('person:')

export const reachesSite = ({ sites }: OperatorCaller, siteId: string): boolean =>
  sites === undefined || sites.includes(siteId)
