import { expect, test } from 'vitest'
import { makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { startTestFoyer } from '../testing/start-test-foyer.ts'

test('probe', async () => {
  const foyer = await startTestFoyer()
  const staff = await makeStaff(foyer, await makeBrokerage(foyer))
  const start = performance.now()
  const answer = await staff.client.call('/console-api/SetDemo', { ShownFl: 1 })
  console.log(answer, performance.now() - start, foyer.log.filter((l) => l.includes('"level":50')).slice(0, 3))
  const counts = await staff.client.call('/console-api/CountPipeline', {})
  console.log(counts)
  const t = performance.now()
  console.log(await staff.client.call('/console-api/SetDemo', { ShownFl: 0 }), performance.now() - t)
  console.log(foyer.log.filter((l) => l.includes('"level":50')).slice(0, 3))
  expect(1).toBe(1)
  await foyer.stop()
}, 120_000)
