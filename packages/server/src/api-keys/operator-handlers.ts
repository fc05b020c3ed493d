import { operatorKeyCalls } from '@foyer/contract/api-keys/operator-calls.ts'
import { expiryProblems, keyProblems, usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { areWithinRanges } from '../kit/ip-ranges.ts'
import { holdsAction, type OperatorCaller, reachesSite } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { addKey, endKey, listedKey, networkProblems, replaceKey } from './give-key.ts'
import { holdKey, type KeyRights, listKeys } from './store.ts'

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

const unknownSites = async (trx: Trx, sites: readonly string[]): Promise<boolean> => {
  if (sites.length === 0) return false
  const found = await trx
    .selectFrom('tenants')
    .select('slug')
    .where('slug', 'in', [...sites])
    .execute()
  return found.length < sites.length
}

/** Keys of programs: each with a name, some actions, some sites, and a last day. */
export const operatorKeyHandlers = ({ keys }: Pick<Services, 'keys'>) =>
  implementCalls(operatorKeyCalls, {
    createApiKey: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const { Name, Actions: actions, Sites: sites = [], IpRanges: ipRanges = [] } = body
        const { ExpiresOn: expiresOn = expiryFor(scope.rights, today) } = body
        assertNoProblems([
          ...keyProblems({ Name, Actions: actions, ExpiresOn: expiresOn }, today),
          ...networkProblems(ipRanges),
        ])
        if (await unknownSites(trx, sites)) return refuse('UnknownSite')
        const rights = { name: cleanLine(Name), actions, sites, ipRanges, expiresOn, brokerageId: null }
        if (!mayGive(scope.rights, rights) || outlives(scope.rights, expiresOn)) return refuse('NotPermitted')
        const reply = await addKey(trx, rights, { keys, actor: scope.actor, now })
        note({ details: { key: reply.KeyID, actions, sites, expiresOn } })
        return reply
      },
    },
    listApiKeys: {
      async transaction({ scope }, trx) {
        const all = await listKeys(trx)
        return { Keys: all.filter((key) => mayGive(scope.rights, key)).map(listedKey) }
      },
    },
    rotateApiKey: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const former = await holdKey(trx, body.KeyID)
        // That of a brokerage depends on the person who made it, and is theirs to replace.
        if (former?.brokerageId !== null || !mayGive(scope.rights, former)) return refuse('NoAccess')
        const { ExpiresOn: expiresOn = expiryFor(scope.rights, today) } = body
        assertNoProblems(expiryProblems(expiresOn, today))
        if (outlives(scope.rights, expiresOn)) return refuse('NotPermitted')
        const reply = await replaceKey(trx, { former, expiresOn, today }, { keys, actor: scope.actor, now })
        note({ details: { key: reply.KeyID, former: former.keyId, expiresOn } })
        return reply
      },
    },
    endApiKey: {
      async transaction({ body, scope, now, note, refuse }, trx) {
        const key = await holdKey(trx, body.KeyID)
        if (key === undefined || !mayGive(scope.rights, key)) return refuse('NoAccess')
        await endKey(trx, key.keyId, now)
        note({ details: { key: key.keyId } })
        return {}
      },
    },
  })
