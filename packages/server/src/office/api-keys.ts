import type { officeKeyCalls } from '@foyer/contract/api-keys/office-calls.ts'
import { isKeyAction, type KeyAction } from '@foyer/domain/api-keys/actions.ts'
import { expiryProblems, keyProblems, mostKeyDays, mostKeys, usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { mayDo } from '@foyer/domain/office/permissions.ts'
import {
  addKey,
  countLiveKeys,
  endKey,
  holdKey,
  listedKey,
  listKeys,
  networkProblems,
  replaceKey,
} from '../api-keys/index.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { actorOfPerson, type OfficeSession, personOfActor, sessionActions } from '../kit/office-session.ts'
import { voucherOf } from './factors-store.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { getPerson, nameOf, ownersOf, sitesOf } from './people-store.ts'

type Calls = typeof officeKeyCalls

/** A key gets no right that its maker lacks, so that no one becomes stronger with one. */
const givable = (session: OfficeSession): KeyAction[] => sessionActions(session).filter(isKeyAction)

const mayGive = (session: OfficeSession, actions: readonly OfficeAction[]): boolean => {
  const own: readonly OfficeAction[] = givable(session)
  return actions.every((action) => own.includes(action))
}

const namesOfMakers = async (trx: Trx, brokerageId: string, makers: readonly string[]) => {
  const rows = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.person_id', 'first_name', 'last_name', 'role', 'withheld', 'granted', 'ended_at'])
    .where('brokerage_id', '=', brokerageId)
    .where('people.person_id', 'in', ['', ...makers])
    .execute()
  return new Map(
    rows.map((row) => [
      row.person_id,
      { name: nameOf(row), mayManage: row.ended_at === null && mayDo(row, 'key.manage') },
    ]),
  )
}

export const listBrokerageKeys: Handler<Calls['listKeys']> = {
  async transaction({ scope: { session }, today }, trx) {
    const { brokerageId } = session
    const keys = await listKeys(trx, brokerageId)
    const makerOf = (createdBy: string) => personOfActor(createdBy) ?? ''
    const makers = await namesOfMakers(trx, brokerageId, [...new Set(keys.map(({ createdBy }) => makerOf(createdBy)))])
    return {
      Keys: keys.map((key) => {
        const maker = makers.get(makerOf(key.createdBy))
        return {
          ...listedKey(key),
          CreatedBy: maker?.name ?? '',
          StoppedFl: maker?.mayManage === true ? (0 as const) : (1 as const),
        }
      }),
      Actions: givable(session),
      ExpiresOn: usualExpiry(today),
      LatestOn: addDays(today, mostKeyDays),
    }
  },
}

type Made = Pick<
  CallContext<Calls['createKey'] | Calls['rotateKey']>,
  'scope' | 'now' | 'today' | 'note' | 'recordIn' | 'refuse'
>

const checkRoom = async (trx: Trx, { scope, today, refuse }: Made) => {
  if ((await countLiveKeys(trx, scope.session.brokerageId, today)) >= mostKeys) refuse('TooManyKeys')
}

/** Who knows a key acts as a program of the brokerage, so its owners learn of it, and its maker if another used their session. */
const notifyAndRecord = async (trx: Trx, mails: OfficeParts['mails'], context: Made, key: string, details: object) => {
  const { scope, now, note, recordIn } = context
  const owner = nameOf(await getPerson(trx, scope.session.personId))
  for (const to of await ownersOf(trx, scope.session)) await mails.keyMade(trx, to, now, { owner, key })
  note({ details: { ...details } })
  await recordIn(trx)
}

export const createKey = ({ keys, limiter, mails }: OfficeParts): Handler<Calls['createKey']> => ({
  async free(context) {
    const { body, scope, now, today, refuse, assertNoProblems, transaction } = context
    const { brokerageId, personId } = scope.session
    const { Name, Actions: actions, Sites: sites, IpRanges: ipRanges, ExpiresOn: expiresOn } = body
    assertNoProblems([...keyProblems(body, today), ...networkProblems(ipRanges)])
    if (voucherOf(scope.session) !== undefined) return refuse('KeyNeedsOwnFactor')
    if (!mayGive(scope.session, actions)) return refuse('NotPermitted')
    await limiter.takeOrRefuse(officeLimits.keys, brokerageId, now)
    return transaction(async (trx) => {
      const ours = await sitesOf(trx, brokerageId)
      if (!sites.every((site) => ours.includes(site)))
        return refuse('UnknownChoice', { errors: [{ Field: 'Sites', Key: 'UnknownChoice' }] })
      await checkRoom(trx, context)
      const rights = { name: cleanLine(Name), actions, sites, ipRanges, expiresOn, brokerageId }
      const reply = await addKey(trx, rights, { keys, actor: actorOfPerson(personId), now })
      await notifyAndRecord(trx, mails, context, rights.name, { key: reply.KeyID, actions, sites, expiresOn })
      return reply
    })
  },
})

export const rotateKey = ({ keys, limiter, mails }: OfficeParts): Handler<Calls['rotateKey']> => ({
  async free(context) {
    const { body, scope, now, today, refuse, assertNoProblems, transaction } = context
    const { brokerageId, personId } = scope.session
    const { KeyID, ExpiresOn: expiresOn } = body
    assertNoProblems(expiryProblems(expiresOn, today))
    if (voucherOf(scope.session) !== undefined) return refuse('KeyNeedsOwnFactor')
    await limiter.takeOrRefuse(officeLimits.keys, brokerageId, now)
    return transaction(async (trx) => {
      const former = await holdKey(trx, KeyID)
      if (former?.brokerageId !== brokerageId) return refuse('NoAccess')
      if (!mayGive(scope.session, former.actions)) return refuse('NotPermitted')
      await checkRoom(trx, context)
      const by = { keys, actor: actorOfPerson(personId), now }
      const reply = await replaceKey(trx, { former, expiresOn, today }, by)
      await notifyAndRecord(trx, mails, context, former.name, { key: reply.KeyID, former: former.keyId, expiresOn })
      return reply
    })
  },
})

export const endBrokerageKey: Handler<Calls['endKey']> = {
  async transaction({ body, scope, now, note, refuse }, trx) {
    const key = await holdKey(trx, body.KeyID)
    if (key?.brokerageId !== scope.session.brokerageId) return refuse('NoAccess')
    await endKey(trx, key.keyId, now)
    note({ details: { key: key.keyId } })
    return {}
  },
}
