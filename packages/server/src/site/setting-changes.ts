import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import { settingNames } from '@foyer/domain/site/settings.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Site } from './store.ts'

/** All settings of a site as they are on the wire. */
export const settingsReply = ({ settings, frameAncestors, newVersionUrl, tellUnknownEmail }: Site): SiteSettings => ({
  ...settings,
  FrameAncestors: frameAncestors,
  NewVersionUrl: newVersionUrl,
  TellUnknownEmail: tellUnknownEmail ? 1 : 0,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a setting is no longer what its page had read. */
export const isStale = (site: Site, seen: Partial<SiteSettings> = {}): boolean => {
  const now = settingsReply(site)
  return Object.entries(seen).some(([name, value]) => !isSame(value, now[name as SettingName]))
}

/** What a save changes, by setting: before and after. */
export const changedSettings = (site: Site, given: Partial<SiteSettings>): Record<string, [unknown, unknown]> => {
  const before = settingsReply(site)
  const changed = Object.entries(given).filter(([name, value]) => !isSame(value, before[name as SettingName]))
  return Object.fromEntries(changed.map(([name, value]) => [name, [before[name as SettingName], value]]))
}

interface ChangeRow {
  at: Date
  actor: string
  changes: Record<string, [unknown, unknown]>
}

type Change = ReplyOf<'/broker-api/LoadSettings'>['Changes'][number]

/** Saves, each of one setting or several. */
const mostSaves = 20

/** The last changes of settings, with who made them as they are called now; from before changes were recorded there are none. */
export const lastChanges = async (trx: Trx, siteId: string): Promise<Change[]> => {
  const { rows } = await sql<ChangeRow>`
    select at, actor, details -> 'changes' as changes from audit_events
     where site_id = ${siteId} and action = 'site-saved' and details -> 'changes' <> '{}' and details ->> 'result' = 'ok'
     order by event_id desc limit ${mostSaves}`.execute(trx)
  const keys = rows.flatMap(({ actor }) => (actor.startsWith('key:') ? [actor.slice('key:'.length)] : []))
  const { rows: names } = await sql<{ actor: string; name: string }>`
    select 'person:' || person_id as actor, trim(concat(first_name, ' ', last_name)) as name
      from foyer_staff_of_leads(${siteId})
    union all select 'key:' || key_id, name from foyer_key_names(${siteId}, ${keys}::text[])`.execute(trx)
  const nameOf = new Map(names.map(({ actor, name }) => [actor, name]))
  return rows.flatMap(({ at, actor, changes }) =>
    settingNames.flatMap((Setting): Change[] => {
      const change = changes[Setting]
      if (change === undefined) return []
      const [Before, After] = change.map((value) => JSON.stringify(value)) as [string, string]
      return [{ At: at.toISOString(), By: kindOf(actor), Name: nameOf.get(actor) ?? '', Setting, Before, After }]
    }),
  )
}

const kindOf = (actor: string): Change['By'] => {
  if (actor.startsWith('person:')) return 'staff'
  return actor.startsWith('key:') ? 'program' : 'operator'
}
