import type { officeSetupCalls } from '@foyer/contract/office/setup-calls.ts'
import { emailProblems, nameProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine, isBlank } from '@foyer/domain/kit/text.ts'
import { isTimeZone } from '@foyer/domain/office/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import { json } from '../kit/transaction.ts'
import { isDemoAddress, isSiteSlug } from '../site/index.ts'
import { beginWithLink, stepOf } from './begin-session.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { allowEnrolment, ensurePerson, hasOwner, renamePerson } from './people-store.ts'
import { setupHash } from './setup-link.ts'

type Calls = typeof officeSetupCalls

const liveToken = async (trx: Trx, parts: Pick<OfficeParts, 'keys'>, token: string, now: Date) => {
  const row = await trx
    .selectFrom('setup_tokens')
    .selectAll()
    .where('token_hash', '=', setupHash(parts, token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row && !(await hasOwner(trx)) ? row : undefined
}

export const openSetup = (parts: OfficeParts): Handler<Calls['openSetup']> => ({
  async free({ body, now, ip, refuse, transaction }) {
    await parts.limiter.takeOrRefuse(officeLimits.links, ip, now)
    const token = await transaction((trx) => liveToken(trx, parts, body.Token, now))
    return token ? { ExpiresAt: token.expires_at.toISOString() } : refuse('SetupLinkExpired')
  },
})

/** A setup that was left is begun again by the same address with a new link. */
export const saveSetupPerson = (parts: OfficeParts): Handler<Calls['saveSetupPerson']> => ({
  async free(context) {
    const { body, now, ip, refuse, assertNoProblems, transaction } = context
    await parts.limiter.takeOrRefuse(officeLimits.links, ip, now)
    assertNoProblems([...nameProblems(body), ...emailProblems(body.Email)])
    const step = await transaction(async (trx) => {
      const token = await liveToken(trx, parts, body.Token, now)
      if (!token) return undefined
      const names = {
        FirstName: cleanLine(body.FirstName),
        LastName: cleanLine(body.LastName),
        LanguageID: body.LanguageID,
      }
      const person = await ensurePerson(trx, normaliseEmail(body.Email), names, now)
      await renamePerson(trx, person.person_id, names)
      await trx
        .updateTable('setup_tokens')
        .set({ used_at: now, person_id: person.person_id })
        .where('token_hash', '=', token.token_hash)
        .execute()
      await allowEnrolment(trx, person.person_id, now)
      return beginWithLink(trx, parts, context, person.person_id)
    })
    return step ?? refuse('SetupLinkExpired')
  },
})

/** Whether the database has this zone too: browsers keep some names that it dropped. */
const knowsZone = async (trx: Trx, name: string): Promise<boolean> => {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(trx)
  return rows.length > 0
}

export const saveSetupBrokerage: Handler<Calls['saveSetupBrokerage']> = {
  async transaction({ body, scope: { session }, now, note, assertNoProblems }, trx) {
    assertNoProblems([
      ...problem(isBlank(body.LegalName), 'LegalName', 'RequiredLegalName'),
      ...problem(!isTimeZone(body.TimeZone) || !(await knowsZone(trx, body.TimeZone)), 'TimeZone', 'UnknownChoice'),
    ])
    const brokerageId = randomPublicId()
    const made = await trx
      .insertInto('brokerages')
      .values({
        brokerage_id: brokerageId,
        legal_name: cleanLine(body.LegalName),
        licences: json(body.Licences.map((one) => ({ ...one, Number: cleanLine(one.Number) }))),
        time_zone: body.TimeZone,
        is_first: true,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('brokerage_id')
      .executeTakeFirst()
    // Another person finished their setup at the same moment; the guard refuses every later one.
    if (made === undefined) throw new Refusal('Access_Denied')
    const none = { sites: [], withheld: [], granted: [] }
    await trx
      .insertInto('memberships')
      .values({
        ...{ brokerage_id: brokerageId, person_id: session.personId, role: 'owner', reach: 'brokerage' },
        ...{ ...none, joined_at: now, ended_at: null },
      })
      .execute()
    await trx
      .updateTable('office_sessions')
      .set({ brokerage_id: brokerageId })
      .where('person_id', '=', session.personId)
      .execute()
    // No link works once there is an owner; those that no one used are not kept.
    await trx.deleteFrom('setup_tokens').where('used_at', 'is', null).execute()
    note({ details: { brokerage: brokerageId } })
    return { BrokerageID: brokerageId, ...(await stepOf(trx, session, now)) }
  },
}

export const checkSiteAddress: Handler<Calls['checkSiteAddress']> = {
  async transaction({ body, refuse }, trx) {
    if (!isSiteSlug(body.SiteID))
      return refuse('InvalidSiteAddress', { errors: [{ Field: 'SiteID', Key: 'InvalidSiteAddress' }] })
    const taken = await trx.selectFrom('tenants').select('slug').where('slug', '=', body.SiteID).executeTakeFirst()
    return { Free: taken || isDemoAddress(body.SiteID) ? 0 : 1 }
  },
}
