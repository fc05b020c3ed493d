import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { settingNames } from '@foyer/domain/settings/settings.ts'
import type { SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import { actorKind, actorNames } from '../application/actor-names.ts'
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
  const nameOf = await actorNames(
    trx,
    siteId,
    rows.map(({ actor }) => actor),
  )
  return rows.flatMap(({ at, actor, changes }) =>
    settingNames.flatMap((Setting): Change[] => {
      const change = changes[Setting]
      if (change === undefined) return []
      const [Before, After] = change.map((value) => JSON.stringify(value)) as [string, string]
      return [{ At: at.toISOString(), By: actorKind(actor), Name: nameOf.get(actor) ?? '', Setting, Before, After }]
    }),
  )
}
