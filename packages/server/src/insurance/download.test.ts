import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { downloadPath } from './download.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

test.each([
  ['a zero character', 'SiteId=a%00b&Token=x&CliApplicationId=1', 400],
  ['a zero character in the link', 'SiteId=a&Token=%00&CliApplicationId=1', 400],
  ['a field twice', 'SiteId=a&SiteId=b&Token=x&CliApplicationId=1', 400],
  ['no field', '', 403],
  ['an unknown link', 'SiteId=a&Token=x&CliApplicationId=1', 403],
])('a form with %s is refused, and no error of the server', async (_, payload, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await foyer.app.inject({ method: 'POST', url: downloadPath, headers, payload })
  expect(response.json()).toMatchObject({ ReturnStatus: { ReturnCode: status } })
})
