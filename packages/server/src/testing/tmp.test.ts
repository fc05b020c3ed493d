import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { startTestFoyer } from './start-test-foyer.ts'
import { openTestDatabase } from './test-database.ts'

test('t', async () => {
  const out: string[] = []
  for (let i = 0; i < 5; i++) {
    const c0 = process.cpuUsage()
    const t0 = performance.now()
    const d = await openTestDatabase()
    const c1 = process.cpuUsage(c0)
    const t1 = performance.now()
    const f = await startTestFoyer({ database: d })
    const c2 = process.cpuUsage(c0)
    const t2 = performance.now()
    await f.stop()
    const c3 = process.cpuUsage(c0)
    const cpu = (c: NodeJS.CpuUsage) => Math.round((c.user + c.system) / 1000)
    out.push(
      [
        'open',
        Math.round(t1 - t0),
        cpu(c1),
        'start',
        Math.round(t2 - t1),
        cpu(c2) - cpu(c1),
        'stop',
        Math.round(performance.now() - t2),
        cpu(c3) - cpu(c2),
      ].join(' '),
    )
  }
  writeFileSync('/tmp/open.txt', out.join('\n'))
}, 60000)
