import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 10 })
})
afterAll(() => foyer.stop())

it('adds no statement to an application submitted meanwhile', async () => {
  const made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  const { request, walk, save, done } = statementSteps(foyer, made)
  const { url } = await request()
  const returned = await walk(url)
  await done()
  expect((await sendApplication(made)).ReturnStatus.ReturnMessage).toBe('')
  expect((await save(returned)).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
})
