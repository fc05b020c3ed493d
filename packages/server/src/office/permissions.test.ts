import { officeActions } from '@foyer/domain/office/actions.ts'
import { permissions, roles } from '@foyer/domain/office/permissions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { fillPermissions, permissionRows } from './fill-permissions.ts'

const printed = () => {
  const rows = officeActions.map((action) => {
    const { stepUp, ...rules } = permissions[action]
    return [action, ...roles.map((role) => rules[role]), stepUp ? 'step-up' : '']
  })
  const table = [['action', ...roles, ''], ...rows]
  return `${table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(at === 0 ? 20 : 10))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

test('the table of permissions equals the reviewed one', async () => {
  await expect(printed()).toMatchFileSnapshot('./testing/permissions.txt')
})

test('the guard’s copy equals the table, and a former one is brought to it', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { asOwner } = database
  const stored = async () => {
    let rows: unknown[] = []
    await asOwner(async (query) => {
      rows = await query('select action, role, rule, step_up, floor from office_permissions order by action, role')
    })
    return rows
  }
  const byName = (one: { action: string; role: string }) => `${one.action} ${one.role}`
  const expected = permissionRows().sort((a, b) => (byName(a) < byName(b) ? -1 : 1))
  await fillPermissions(database)
  expect(await stored()).toEqual(expected)
  await asOwner(async (query) => {
    await query("update office_permissions set rule = 'brokerage', step_up = false, floor = null")
    await query("insert into office_permissions values ('deal.formerly', 'broker', 'reach', false, 'deal.view')")
    await query("delete from office_permissions where action = 'deal.view'")
  })
  await fillPermissions(database)
  expect(await stored()).toEqual(expected)
})

test('the application can read the guard’s copy and not change it', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await fillPermissions(database)
  await expect(database.db.updateTable('office_permissions').set({ rule: 'brokerage' }).execute()).rejects.toThrow(
    /permission denied/,
  )
})
