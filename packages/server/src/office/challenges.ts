import { challengeMinutes } from '@foyer/domain/office/limits.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { randomPublicId } from '../kit/hash.ts'

type Purpose = Selectable<Tables['office_challenges']>['purpose']

interface NewChallenge {
  /** New by default. */
  challengeId?: string
  purpose: Purpose
  device: Buffer
  personId?: string | undefined
  challenge?: string
  secret?: (challengeId: string) => Buffer
  now: Date
}

/** Stores what a started ceremony must be finished with, by the same browser. Expired ones are removed. */
export const startChallenge = async (
  trx: Trx,
  { challengeId = randomPublicId(), purpose, device, personId, challenge, secret, now }: NewChallenge,
): Promise<string> => {
  await trx.deleteFrom('office_challenges').where('expires_at', '<', now).execute()
  await trx
    .insertInto('office_challenges')
    .values({
      challenge_id: challengeId,
      purpose,
      device_hash: device,
      person_id: personId ?? null,
      challenge: challenge ?? null,
      secret: secret?.(challengeId) ?? null,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute()
  return challengeId
}

interface Asked {
  challengeId: string
  purpose: Purpose
  device: Buffer
  now: Date
}

/** The challenge of this browser, unchanged; undefined when it expired or is another's. */
export const findChallenge = (trx: Trx, { challengeId, purpose, device, now }: Asked) =>
  trx
    .selectFrom('office_challenges')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .where('purpose', '=', purpose)
    .where('device_hash', '=', device)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The same, used up: of many concurrent uses, one gets it. */
export const takeChallenge = (trx: Trx, { challengeId, purpose, device, now }: Asked) =>
  trx
    .deleteFrom('office_challenges')
    .where('challenge_id', '=', challengeId)
    .where('purpose', '=', purpose)
    .where('device_hash', '=', device)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
