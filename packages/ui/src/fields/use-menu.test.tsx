import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readStored, store } from '../storage.ts'
import { show } from '../testing/show-in-form.tsx'
import { useMenu } from './use-menu.ts'

const name = 'menu.demo.1.IncomeType'

const Menu = () => {
  const { items } = useMenu('IncomeType')
  return <p>{items.map(({ Label }) => Label).join(', ')}</p>
}

test('a stored menu is shown at once, and refreshed once per visit', async () => {
  store(name, JSON.stringify([{ Value: 1, Label: 'Salary' }]))
  const asked = Promise.withResolvers<void>()
  let times = 0
  const load = async () => {
    times += 1
    await asked.promise
    return { Items: [{ Value: 1, Label: 'Wage' }] }
  }
  await show(<Menu />, { replies: { '/api/loadMTGAppDD': load } })
  await expect.element(page.getByText('Salary')).toBeVisible()
  asked.resolve()
  await expect.element(page.getByText('Wage')).toBeVisible()
  expect(readStored(name)).toBe(JSON.stringify([{ Value: 1, Label: 'Wage' }]))
  await show(<Menu />, { replies: { '/api/loadMTGAppDD': load } })
  await expect.element(page.getByText('Wage').nth(1)).toBeVisible()
  expect(times).toBe(1)
})
