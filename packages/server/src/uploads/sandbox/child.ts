import { getPriority, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type TaskName, type Tasks, tasks } from './tasks.ts'

/**
 * The process that reads what a stranger sent. It is started for one file, with no environment, no right to write files
 * or start programs or threads; `run-in-sandbox.ts` is its other end and watches its memory and processor time.
 */
const { name, given } = JSON.parse(process.argv[2] ?? '') as { name: TaskName; given: Tasks[TaskName]['given'] }
// Below the server's own, which goes on serving whatever is being inspected or drawn; a process cannot raise its priority.
if (getPriority() < 5) setPriority(5)

// Only the formats we accept: an SVG is a program, and the rarer loaders are the least tested ones.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff'].map((name) => `VipsForeignLoad${name}`) })
sharp.cache(false)
sharp.concurrency(1)

const run = async <T extends TaskName>(name: T, given: Tasks[T]['given']): Promise<void> => {
  const { found, body = Buffer.alloc(0) } = await tasks[name](await buffer(process.stdin), given)
  const head = Buffer.from(JSON.stringify({ found, bodyBytes: body.length }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  process.stdout.write(Buffer.concat([length, head]))
  process.stdout.end(body)
}

await run(name, given)
