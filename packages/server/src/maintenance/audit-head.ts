import type { Selectable } from 'kysely'
import type { AuditTables } from '../db/audit-tables.ts'
import type { Database, Trx } from '../db/open-database.ts'
import { type Keys, keyedHash, sameBytes } from '../kit/hash.ts'
import { type AuditKey, keyNamed } from './audit-chain.ts'

export type Head = Selectable<AuditTables['audit_heads']>

export const headOf = (trx: Trx, siteId: string): Promise<Head | undefined> =>
  trx.selectFrom('audit_heads').selectAll().where('site_id', '=', siteId).executeTakeFirst()

export const linkAt = async (trx: Trx, siteId: string, sequence: number): Promise<Uint8Array | undefined> => {
  const event = trx.selectFrom('audit_events').select('link').where('site_id', '=', siteId)
  return (await event.where('sequence', '=', sequence).executeTakeFirst())?.link ?? undefined
}

/** The MAC of a head. `anchored_sequence` is excluded, because the job sets it without a new link. */
export const headMac = ({ key }: AuditKey, head: Pick<Head, 'site_id' | 'sequence' | 'link' | 'sealed_at'>): Buffer =>
  keyedHash(
    key,
    'head',
    head.site_id,
    String(head.sequence),
    Buffer.from(head.link).toString('hex'),
    head.sealed_at.toISOString(),
  )

/** The reason not to link after the head, for the log; undefined for a valid head. */
export const headProblem = async (
  trx: Trx,
  keys: Pick<Keys, 'audit'>,
  siteId: string,
  head: Head | undefined,
): Promise<string | undefined> => {
  if (!head) return (await lacksHead(trx, siteId)) ? 'the chain has links and no head' : undefined
  const named = keyNamed(keys, head.key_id)
  if (!named) return 'the audit chain ends with a key that SECRET_KEY does not list'
  if (named.key.isRetired) return 'the audit chain ends with a key that was replaced'
  if (!sameBytes(headMac(named.key, head), head.mac)) return 'the head was not written by the server'
  if (head.sequence < head.anchored_sequence) return 'the head is shorter than what was anchored'
  const last = await linkAt(trx, siteId, head.sequence)
  if (!last || !sameBytes(last, head.link)) return 'the last linked event is gone or lost its link'
  return (await isPassed(trx, head)) ? 'events are linked behind the head' : undefined
}

/** Links and head are written together, so a head read after later links must be as long as they are. */
const isPassed = async (trx: Trx, { site_id, sequence }: Head) =>
  (await linkAt(trx, site_id, sequence + 1)) !== undefined && (await headOf(trx, site_id))?.sequence === sequence

/** A head is written with its links, so if it is missing after them, it was removed. */
const lacksHead = async (trx: Trx, siteId: string) => {
  const events = trx.selectFrom('audit_events').select('event_id').where('site_id', '=', siteId)
  const linked = await events.where('sequence', 'is not', null).limit(1).executeTakeFirst()
  return linked !== undefined && (await headOf(trx, siteId)) === undefined
}

interface Chain {
  siteId: string
  head: Head | undefined
  /** Whether there are events without a link. */
  isNew: boolean
  /** Whether the head fits the links and is the server's own; without a head, whether there are no links. */
  isSound: boolean
}

/** The chains of all sites, by one statement of the owner; what is wrong with one that is not sound, headProblem returns. */
export const readChains = async (
  { asOwner }: Pick<Database, 'asOwner'>,
  keys: Pick<Keys, 'audit'>,
): Promise<Chain[]> => {
  const chains: Chain[] = []
  await asOwner(async (query) => {
    for (const { is_new, is_sound, ...row } of await query('select * from foyer_chains()')) {
      const head = row.mac === null ? undefined : numbered(row)
      const named = head && keyNamed(keys, head.key_id)
      const isOurs =
        !head || (named !== undefined && !named.key.isRetired && sameBytes(headMac(named.key, head), head.mac))
      chains.push({ siteId: String(row.site_id), head, isNew: is_new === true, isSound: is_sound === true && isOurs })
    }
  })
  return chains
}

/** The owner's connection may return a bigint as a text. */
const numbered = (row: Record<string, unknown>): Head => ({
  ...(row as unknown as Head),
  sequence: Number(row.sequence),
  anchored_sequence: Number(row.anchored_sequence),
})
