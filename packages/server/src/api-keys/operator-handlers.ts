import { operatorKeyCalls } from '@foyer/contract/api-keys/operator-calls.ts'
import { isKeyExpiry, rotationDays, usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { addDays, isDate } from '@foyer/domain/kit/dates.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine, isBlank } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { actorOfKey, newApiKey } from '../kit/api-key.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { areWithinRanges, isIpRange } from '../kit/ip-ranges.ts'
import { holdsAction, type OperatorCaller, reachesSite } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { endHandOffs } from '../kit/session.ts'
import { changeKey, holdKey, insertKey, type KeyRights, listKeys, type StoredKey } from './store.ts'

type Given = Pick<KeyRights, 'actions' | 'sites' | 'ipRanges'>

/** A key gives no right that it does not hold, so that one for keys cannot make itself stronger. */
const mayGive = (rights: OperatorCaller, { actions, sites, ipRanges }: Given): boolean =>
  actions.every((action) => holdsAction(rights, action)) &&
  (sites.length === 0 ? rights.sites === undefined : sites.every((site) => reachesSite(rights, site))) &&
  (rights.ipRanges === undefined || areWithinRanges(ipRanges, rights.ipRanges))

/** A key ends no later than the key that creates it, which would otherwise outlive itself. */
const outlives = ({ expiresOn }: OperatorCaller, date: string): boolean => expiresOn !== undefined && date > expiresOn

const expiryFor = ({ expiresOn }: OperatorCaller, today: string): string => {
  const usual = usualExpiry(today)
  return expiresOn !== undefined && expiresOn < usual ? expiresOn : usual
}

const expiryProblems = (date: string, today: string) =>
  problem(!isDate(date) || !isKeyExpiry(date, today), 'ExpiresOn', 'InvalidDate')

const unknownSites = async (trx: Trx, sites: readonly string[]): Promise<boolean> => {
  if (sites.length === 0) return false
  const found = await trx
    .selectFrom('tenants')
    .select('slug')
    .where('slug', 'in', [...sites])
    .execute()
  return found.length < sites.length
}

const listed = (key: StoredKey) => ({
  KeyID: key.keyId,
  Name: key.name,
  Actions: [...key.actions],
  Sites: [...key.sites],
  IpRanges: [...key.ipRanges],
  CreatedAt: key.createdAt.toISOString(),
  CreatedBy: key.createdBy,
  ExpiresOn: key.expiresOn,
  EndedAt: key.endedAt?.toISOString() ?? '',
  LastUsedAt: key.lastUsedAt?.toISOString() ?? '',
})

/** Keys of programs: each with a name, some actions, some sites, and a last day. */
export const operatorKeyHandlers = ({ keys }: Pick<Services, 'keys'>) => {
  /** The key is in the reply and nowhere else. */
  const create = async (trx: Trx, rights: KeyRights, createdBy: string, now: Date) => {
    const { keyId, key, hash } = newApiKey(keys)
    await insertKey(trx, { ...rights, keyId, hash, createdBy }, now)
    return { KeyID: keyId, Key: key, ExpiresOn: rights.expiresOn }
  }
  return implementCalls(operatorKeyCalls, {
    createApiKey: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const { Actions: actions, Sites: sites = [], IpRanges: ipRanges = [] } = body
        const { ExpiresOn: expiresOn = expiryFor(scope.rights, today) } = body
        assertNoProblems([
          ...problem(isBlank(body.Name), 'Name', 'InvalidSetting'),
          ...expiryProblems(expiresOn, today),
          ...ipRanges.flatMap((range, at) => problem(!isIpRange(range), `IpRanges.${at}`, 'InvalidSetting')),
        ])
        if (await unknownSites(trx, sites)) return refuse('UnknownSite')
        const rights = { name: cleanLine(body.Name), actions, sites, ipRanges, expiresOn }
        if (!mayGive(scope.rights, rights) || outlives(scope.rights, expiresOn)) return refuse('NotPermitted')
        const reply = await create(trx, rights, scope.actor, now)
        note({ details: { key: reply.KeyID, actions, sites, expiresOn } })
        return reply
      },
    },
    listApiKeys: {
      async transaction({ scope }, trx) {
        const all = await listKeys(trx)
        return { Keys: all.filter((key) => mayGive(scope.rights, key)).map(listed) }
      },
    },
    rotateApiKey: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const former = await holdKey(trx, body.KeyID)
        if (former === undefined || !mayGive(scope.rights, former)) return refuse('NoAccess')
        const { ExpiresOn: expiresOn = expiryFor(scope.rights, today) } = body
        assertNoProblems(expiryProblems(expiresOn, today))
        if (outlives(scope.rights, expiresOn)) return refuse('NotPermitted')
        const reply = await create(trx, { ...former, expiresOn }, scope.actor, now)
        const ends = addDays(today, rotationDays)
        if (ends < former.expiresOn) await changeKey(trx, former.keyId, { expires_on: ends })
        note({ details: { key: reply.KeyID, former: former.keyId, expiresOn } })
        return reply
      },
    },
    endApiKey: {
      async transaction({ body, scope, now, note, refuse }, trx) {
        const key = await holdKey(trx, body.KeyID)
        if (key === undefined || !mayGive(scope.rights, key)) return refuse('NoAccess')
        await changeKey(trx, key.keyId, { ended_at: now })
        await endHandOffs(trx, actorOfKey(key.keyId))
        note({ details: { key: key.keyId } })
        return {}
      },
    },
  })
}
