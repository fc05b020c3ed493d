import { expect, test } from 'vitest'
import { migrate, sqlFiles } from '../db/migrate.ts'
import { openPglite } from '../db/open-database.ts'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { ownEndpoint } from './sources.ts'

test('leads that wait to be sent on at the upgrade are sent by what is new, and those that were sent are not', async () => {
  const { schema, functions } = sqlFiles()
  const before = schema.filter(({ name }) => name < 'schema/0059')
  const database = await openPglite(await emptyPglite())
  try {
    // Functions of today name columns of later schema files.
    await migrate(database, { schema: before, functions: [] })
    await database.asOwner(async (query) => {
      await query(`
        insert into tenants (slug) values ('ours');
        select set_config('foyer.site_id', 'ours', false);
        insert into sites (site_id, link, settings, updated_at) values ('ours', '{}', '{}', now());
        insert into embedded_forms values ('ours', 'a', 1, '{}', now(), now());
        insert into leads (site_id, lead_id, token, form_name, owner, language, answers, created_at)
          select 'ours', id, 'a', '', '', 1, '', now() from generate_series(1, 3) id;
        insert into webhook_messages values ('ours', 'msg_waits', 1, '2026-11-27', null, null),
          ('ours', 'msg_sent', 2, '2026-11-27', now(), null), ('ours', 'msg_given_up', 3, '2026-11-27', null, now())`)
    })
    await migrate(database, { schema: sqlFiles().schema, functions })
    await database.asOwner(async (query) => {
      const rows = await query(
        'select message_id, endpoint_id, slug, ids, next_try_at is not null as waits from webhook_deliveries',
      )
      expect(rows).toEqual([
        { message_id: 'msg_waits', endpoint_id: ownEndpoint, slug: 'ours', ids: { LeadID: 1 }, waits: true },
      ])
    })
  } finally {
    await database.close()
  }
})
