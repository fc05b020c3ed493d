import { serverSite } from '@foyer/server/kit/audit.ts'
import type { Services } from '@foyer/server/kit/services.ts'
import { startSession } from '@foyer/server/kit/session.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { endOfficeSession, startOfficeSession } from '@foyer/server/office/index.ts'
import { type Client, testClient } from '@foyer/server/testing/test-client.ts'
import type { FastifyInstance } from 'fastify'
import { actAt } from './acting-clock.ts'

/** Everything that is done to a demo site is a call to this server, so that every rule applies to it. */
export interface DemoPlace {
  app: FastifyInstance
  services: Services
  siteId: string
  /** The owner of the deals, and their brokerage. */
  personId: string
  brokerageId: string
}

const cookie = ({ services }: DemoPlace, name: string) =>
  services.publicUrl.startsWith('https:') ? `__Host-${name}` : name

const newClient = ({ app, services: { publicUrl } }: DemoPlace): Client =>
  testClient(app, { operatorToken: '', ip: '127.0.0.1', publicUrl })

/** The person of staff at that time. Their session ends with the work. */
export const asStaff = <T>(place: DemoPlace, at: Date, work: (client: Client) => Promise<T>): Promise<T> =>
  actAt(at, async () => {
    const { database, keys } = place.services
    const { personId, brokerageId } = place
    const client = newClient(place)
    const { token } = await inSite(database.db, serverSite, (trx) =>
      startOfficeSession(trx, keys, {
        ...{ personId, brokerageId, stage: 'factor', confirmed: true, browser: '', replaces: undefined, now: at },
      }),
    )
    client.cookies.set(cookie(place, 'office'), token)
    try {
      return await work(client)
    } finally {
      await inSite(database.db, serverSite, (trx) => endOfficeSession(trx, keys, token))
    }
  })

/** A client of the site at that time, in a new session. */
export const asClient = <T>(
  place: DemoPlace,
  { userId, language, at }: { userId: string; language: 1 | 2; at: Date },
  work: (client: Client) => Promise<T>,
): Promise<T> =>
  actAt(at, async () => {
    const { siteId, services } = place
    const client = newClient(place)
    const token = await inSite(services.database.db, siteId, (trx) =>
      startSession(trx, services.keys.tokens, { siteId, userId, language, now: at }),
    )
    client.cookies.set(cookie(place, `sid-${siteId}`), token)
    return work(client)
  })

/** Ends the filling at the first call that is refused. */
export const succeeded = <Answer extends { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }>(
  answer: Answer,
): Answer => {
  if (answer.ReturnStatus.ReturnCode === 200) return answer
  throw new Error(`a call for the sample deals was refused: ${JSON.stringify(answer)}`)
}
