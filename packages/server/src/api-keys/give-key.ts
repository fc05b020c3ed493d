import { rotationDays } from '@foyer/domain/api-keys/rules.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { actorOfKey, newApiKey } from '../kit/api-key.ts'
import type { Keys } from '../kit/hash.ts'
import { isIpRange } from '../kit/ip-ranges.ts'
import { endHandOffs } from '../kit/session.ts'
import { changeKey, insertKey, type KeyRights, type StoredKey } from './store.ts'

/** Who makes a key, and when. */
interface By {
  keys: Pick<Keys, 'tokens'>
  actor: string
  now: Date
}

export const networkProblems = (ranges: readonly string[]) =>
  ranges.flatMap((range, at) => problem(!isIpRange(range), `IpRanges.${at}`, 'InvalidNetwork'))

/** The key is in the reply and nowhere else. */
export const addKey = async (trx: Trx, rights: KeyRights, { keys, actor, now }: By) => {
  const { keyId, key, hash } = newApiKey(keys)
  await insertKey(trx, { ...rights, keyId, hash, createdBy: actor }, now)
  return { KeyID: keyId, Key: key, ExpiresOn: rights.expiresOn }
}

/** A key with the rights of the former one, which works for a week more, so that its program can be changed. */
export const replaceKey = async (
  trx: Trx,
  { former, expiresOn, today }: { former: StoredKey; expiresOn: string; today: string },
  by: By,
) => {
  const reply = await addKey(trx, { ...former, expiresOn }, by)
  const ends = addDays(today, rotationDays)
  if (ends < former.expiresOn) await changeKey(trx, former.keyId, { expires_on: ends })
  return reply
}

/** At once, with the sessions of hand-offs that it opened. */
export const endKey = async (trx: Trx, keyId: string, now: Date): Promise<void> => {
  await changeKey(trx, keyId, { ended_at: now })
  await endHandOffs(trx, actorOfKey(keyId))
}

export const listedKey = (key: StoredKey) => ({
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
