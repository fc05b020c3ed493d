import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { totpDigits, totpSeconds } from '@foyer/domain/office/limits.ts'
import type { Reach, Role } from '@foyer/domain/office/permissions.ts'
import { Secret, TOTP } from 'otpauth'
import { serverSite } from '../kit/audit.ts'
import { randomPublicId } from '../kit/hash.ts'
import { inSite, json } from '../kit/transaction.ts'
import { insertTotp } from '../office/factors-store.ts'
import { startOfficeSession } from '../office/sessions.ts'
import { addSite } from '../office/sites-store.ts'
import { newTotpSecret } from '../office/totp.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** Brokerages and their people as the calls would make them, without their ceremonies. */
export const makeBrokerage = async (foyer: TestFoyer, { isFirst = false } = {}): Promise<string> => {
  const brokerageId = randomPublicId()
  await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx
      .insertInto('brokerages')
      .values({
        ...{ brokerage_id: brokerageId, legal_name: 'Hypothèques Rive-Nord inc.', licences: json([]) },
        ...{ time_zone: 'America/Toronto', is_first: isFirst, created_at: foyer.clock.now() },
      })
      .execute(),
  )
  return brokerageId
}

/** Makes an existing site one of the brokerage. */
export const giveSite = async (foyer: TestFoyer, brokerageId: string, siteId: string, leadId = ''): Promise<void> => {
  const now = foyer.clock.now()
  await inSite(foyer.services.database.db, siteId, (trx) => addSite(trx, { siteId, brokerageId, leadId, now }))
}

export interface Staff {
  client: Client
  personId: string
  email: string
  brokerageId: string
  /** The code that their authenticator app shows now. */
  code(): string
}

interface Given {
  role?: Role
  reach?: Reach
  sites?: string[]
  withheld?: OfficeAction[]
  granted?: OfficeAction[]
  ended?: boolean
  firstName?: string
  /** Confirmed with a factor just now, as after every sign-in. */
  confirmed?: boolean
}

/** The code of an authenticator app at a time. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: totpDigits, period: totpSeconds }).generate({
    timestamp: at.getTime(),
  })

/** A signed-in person of a brokerage's staff, with an authenticator app. */
export const makeStaff = async (foyer: TestFoyer, brokerageId: string, given: Given = {}): Promise<Staff> => {
  const { role = 'owner', reach = 'brokerage', sites = [], withheld = [], granted = [], ended = false } = given
  const { database, keys, crypto } = foyer.services
  const now = foyer.clock.now()
  const personId = randomPublicId()
  const email = `${personId.slice(0, 12)}@brokerage.example`
  const secret = newTotpSecret()
  const token = await inSite(database.db, serverSite, async (trx) => {
    const names = { first_name: given.firstName ?? 'Anna', last_name: 'Bélanger', language: 1 }
    await trx
      .insertInto('people')
      .values({ person_id: personId, email, ...names, created_at: now })
      .execute()
    const rights = { role, reach, sites, withheld, granted }
    await trx
      .insertInto('memberships')
      .values({ brokerage_id: brokerageId, person_id: personId, ...rights, joined_at: now, ended_at: null })
      .execute()
    // The step of no code of this test: a first code would count as used.
    await insertTotp(trx, crypto, { personId, name: 'App', secret, step: 0, now })
    const begun = await startOfficeSession(trx, keys, {
      ...{ personId, stage: 'factor', confirmed: given.confirmed ?? true, browser: 'Firefox, Linux' },
      ...{ replaces: undefined, now },
    })
    if (ended) await trx.updateTable('memberships').set({ ended_at: now }).where('person_id', '=', personId).execute()
    return begun.token
  })
  const client = foyer.client()
  client.cookies.set('office', token)
  return { client, personId, email, brokerageId, code: () => totpCode(secret, foyer.clock.now()) }
}

/** Adds the person to another brokerage as well. */
export const joinBrokerage = async (
  foyer: TestFoyer,
  personId: string,
  brokerageId: string,
  role: Role = 'broker',
): Promise<void> => {
  const rights = { role, reach: 'brokerage' as const, sites: [], withheld: [], granted: [] }
  await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx
      .insertInto('memberships')
      .values({
        ...{ brokerage_id: brokerageId, person_id: personId, ...rights },
        ...{ joined_at: foyer.clock.now(), ended_at: null },
      })
      .execute(),
  )
}
