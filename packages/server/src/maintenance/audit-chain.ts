import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { type Keys, keyedHash, sameBytes } from '../kit/hash.ts'
import type { Anchor } from '../ports/audit-anchor.ts'

type AuditKeys = Pick<Keys, 'audit'>
export type AuditKey = Keys['audit'][number]

/** The content of an event as the database writes it: the same text on both databases. */
export const eventContent: RawBuilder<string> = sql<string>`jsonb_build_array(
  event_id, extract(epoch from at), actor, action, application_id, applicant_id, details)::text`

export interface Place {
  siteId: string
  sequence: number
}

/** The MAC of one link over its place, the link before it and the event. */
export const linkOf = ({ key }: AuditKey, { siteId, sequence }: Place, before: Uint8Array, content: string): Buffer =>
  keyedHash(key, 'link', siteId, String(sequence), Buffer.from(before).toString('hex'), content)

/** The key of a link or an anchor, and its age: 0 is the newest. */
export const keyNamed = (keys: AuditKeys, id: Uint8Array): { key: AuditKey; age: number } | undefined => {
  const age = keys.audit.findIndex((one) => sameBytes(one.id, id))
  const key = keys.audit[age]
  return key && { key, age }
}

export const newestKey = ({ audit: [newest] }: AuditKeys): AuditKey => {
  if (!newest) throw new Error('the audit trail has no key')
  return newest
}

const macOf = ({ key }: AuditKey, { Site, Sequence, Link, At }: Omit<Anchor, 'Key' | 'Mac'>) =>
  keyedHash(key, 'anchor', Site, String(Sequence), Link, At)

export const signAnchor = (keys: AuditKeys, anchor: Omit<Anchor, 'Key' | 'Mac'>): Anchor => {
  const key = newestKey(keys)
  return { ...anchor, Key: key.id.toString('hex'), Mac: macOf(key, anchor).toString('hex') }
}

export const isOurs = (keys: AuditKeys, anchor: Anchor): boolean => {
  const named = keyNamed(keys, Buffer.from(anchor.Key, 'hex'))
  return named !== undefined && sameBytes(macOf(named.key, anchor), Buffer.from(anchor.Mac, 'hex'))
}

/** The anchor of the longest chain: its link covers every link before it. */
export const longest = (anchors: readonly Anchor[]): Anchor | undefined =>
  anchors.reduce<Anchor | undefined>((long, one) => (long && long.Sequence >= one.Sequence ? long : one), undefined)

/** The sites of all chains, and at last the chain without a site. */
export const chainedSites = async ({ asOwner }: Pick<Database, 'asOwner'>): Promise<string[]> => {
  let sites: string[] = []
  await asOwner(async (query) => {
    sites = (await query('select site_id from foyer_chains()')).map(({ site_id }) => String(site_id))
  })
  return sites
}
