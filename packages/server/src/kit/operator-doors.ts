import { type CallDeclaration, pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { FastifyRequest } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import { holdKeyOf } from './api-key.ts'
import { type DealIds, enterOffice, holdOf, mayEnterOffice, type OfficeEntry, statedPage } from './enter-office.ts'
import type { BodyIds } from './guard.ts'
import { officeSessionHash } from './office-routes.ts'
import {
  actorOfPerson,
  callerOfSession,
  type OfficeCookies,
  type OfficeSession,
  sessionActions,
} from './office-session.ts'
import { Refusal } from './refusal.ts'
import { operatorScope, requireOperator } from './require-operator.ts'
import type { ScopeOf } from './scope.ts'
import type { Services } from './services.ts'
import { inSite, transact } from './transaction.ts'

/** The declaration of an operator's call, as far as a door needs it. */
export type DoorCall = Pick<CallDeclaration, 'path' | 'access' | 'action' | 'alsoTakes' | 'stepUp' | 'body' | 'effect'>

export interface Entered {
  scope: ScopeOf<'operator'>
  /** A transaction that sees what the caller may: the site, or of it their own deals. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
}

/**
 * A way to the operator's calls: with a token or a key, or with the session of a person of staff. Declaration and handler
 * are the same, and each caller comes with their actor, actions and sites.
 */
export interface OperatorDoor {
  /** Where it serves the call; undefined if it does not. */
  urlsOf(call: DoorCall): readonly string[]
  /** Passes no request without the right to the call's action, before a body is read. */
  hookOf(call: DoorCall): (request: FastifyRequest) => Promise<void>
  /** After the body was read, which may have taken minutes: the caller is checked again. */
  enter(request: FastifyRequest, call: DoorCall, asked: { siteId: string; body: BodyIds; now: Date }): Promise<Entered>
}

const actionOf = ({ action, path }: DoorCall) => {
  if (action === undefined) throw new Error(`${pathsOf({ path }).join()} names no action`)
  return action
}

/** Every action that the maker of a key needs for the call. */
const takenBy = (call: DoorCall): OfficeAction[] => [
  actionOf(call),
  ...(call.alsoTakes ?? []),
  ...(namesDeals(call) ? (['deal.view'] as const) : []),
]

/** `/broker-api`: the operator's token, or a key. */
export const tokenDoor = (services: Services, token: string): OperatorDoor => ({
  urlsOf: pathsOf,
  hookOf: (call) => requireOperator(services, token, actionOf(call)),
  async enter(request, call, { siteId }) {
    await requireOperator(services, token, actionOf(call))(request)
    const scope = await operatorScope(services, request, siteId)
    if (scope.rights.seesDeals === false && namesDeals(call)) throw new Refusal('NotPermitted')
    return {
      scope,
      // A call may wait between its transactions, and its key may end meanwhile.
      async transaction(work) {
        await requireOperator(services, token, actionOf(call))(request)
        return inSite(services.database.db, scope.siteId, async (trx) => {
          if (call.effect === 'write') await holdKeyOf(trx, scope.rights, takenBy(call))
          return work(trx)
        })
      },
    }
  },
})

/** Fields of a body that lead to a deal, with their names in foyer_owns_named. */
const dealFields = {
  MortgageApplicationID: 'application',
  RequestDocID: 'request',
  DFRequestDocItemID: 'item',
  DFRequestDocItemUploadID: 'upload',
  CliApplicationId: 'insurance',
  SigningRequestID: 'signing',
  LeadID: 'lead',
  UserID: 'user',
} as const

/** Whether a call is about a deal: nothing is done with one that the caller may not look at. */
const namesDeals = (call: DoorCall) => Object.keys(dealFields).some((field) => field in call.body.properties)

/** The ids of deals in a body; undefined for a call that is not about one. */
const dealIdsOf = (call: DoorCall, body: object): DealIds | undefined =>
  namesDeals(call)
    ? Object.fromEntries(
        Object.entries(dealFields).flatMap(([field, name]) => {
          const value: unknown = (body as Record<string, unknown>)[field]
          return (typeof value === 'string' || typeof value === 'number') && value !== '' && value !== 0
            ? [[name, value]]
            : []
        }),
      )
    : undefined

/** `/console-api`: the session of a person of staff, on the sites of their brokerage. */
export const staffDoor = (services: Services, cookies: OfficeCookies): OperatorDoor => {
  const { db } = services.database
  const logged = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal && error.key !== 'StepUpRequired')
        request.log.warn({ event: 'office.denied', reason: error.key, route: request.routeOptions.url })
      throw error
    }
  }
  const entryOf = (request: FastifyRequest, call: DoorCall, now: Date): OfficeEntry => ({
    sessionHash: officeSessionHash(request, services, cookies),
    stage: 'factor',
    action: actionOf(call),
    stepUp: call.stepUp,
    page: statedPage(request, call),
    now,
  })
  const sessionOf = (session: OfficeSession | undefined): OfficeSession => {
    if (session === undefined) throw new Error('the guard accepted a call without a session')
    return session
  }
  const look = async (request: FastifyRequest, entry: OfficeEntry) =>
    sessionOf(await logged(request, () => mayEnterOffice(db, entry)))
  return {
    urlsOf: (call) => [staffPathOf(call) ?? []].flat(),
    hookOf: (call) => async (request) => {
      const entry = entryOf(request, call, services.clock.now())
      const session = await look(request, entry)
      request.operator = callerOfSession(session)
    },
    async enter(request, call, { siteId, body, now }) {
      const entry = { ...entryOf(request, call, now), siteId, deals: dealIdsOf(call, body) }
      const session = await look(request, entry)
      const actor = actorOfPerson(session.personId)
      const rights = { actor, actions: new Set(sessionActions(session)), sites: [siteId] }
      return {
        scope: { siteId, kind: 'operator', actor, rights, framable: false },
        transaction: (work) =>
          transact(db, async (trx) => {
            const held = sessionOf(await enterOffice(trx, { ...entry, hold: holdOf(call) }))
            const actions = sessionActions(held)
            if (call.alsoTakes?.every((action) => actions.includes(action)) === false) throw new Refusal('NotPermitted')
            return work(trx)
          }),
      }
    },
  }
}
