import { officeActions } from '@foyer/domain/office/actions.ts'
import { floorOf, permissions, roles } from '@foyer/domain/office/permissions.ts'
import type { Database } from '../db/open-database.ts'

/** The rows of the guard's copy. */
export const permissionRows = () =>
  officeActions.flatMap((action) =>
    roles.map((role) => ({
      ...{ action, role, rule: permissions[action][role] },
      ...{ step_up: permissions[action].stepUp, floor: floorOf(action) ?? null },
    })),
  )

/** Brings the guard's copy of the table of permissions to this version's, in one statement. */
export const fillPermissions = async ({ asOwner }: Pick<Database, 'asOwner'>): Promise<void> => {
  const rows = permissionRows()
  const values = rows.map(
    ({ action, role, rule, step_up, floor }) =>
      `('${action}', '${role}', '${rule}', ${step_up}, ${floor === null ? 'null::text' : `'${floor}'`})`,
  )
  await asOwner(async (query) => {
    await query(`
      with given (action, role, rule, step_up, floor) as (values ${values.join(', ')}),
      removed as (
        delete from office_permissions p
         where not exists (select from given where given.action = p.action and given.role = p.role))
      insert into office_permissions (action, role, rule, step_up, floor)
        select action, role, rule, step_up, floor from given
      on conflict (action, role) do update set rule = excluded.rule, step_up = excluded.step_up, floor = excluded.floor
       where (office_permissions.rule, office_permissions.step_up, office_permissions.floor)
         is distinct from (excluded.rule, excluded.step_up, excluded.floor)`)
  })
}
