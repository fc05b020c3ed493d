import { getPriority, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { writeResult } from './result-pipe.ts'
import { type TaskName, type Tasks, tasks } from './tasks.ts'

/**
 * The process that reads untrusted bytes. It is started for one file, without environment, and without the right to
 * write files or start programs or threads. `run-in-sandbox.ts` is its counterpart and limits its memory and
 * processor time.
 */
const { name, given } = JSON.parse(process.argv[2] ?? '') as { name: TaskName; given: Tasks[TaskName]['given'] }
// A lower priority than the server's, which continues to serve; a process cannot raise its own.
if (getPriority() < 5) setPriority(5)

const run = async <T extends TaskName>(name: T, given: Tasks[T]['given']): Promise<void> => {
  const { found, body = Buffer.alloc(0) } = await tasks[name](await buffer(process.stdin), given)
  const head = Buffer.from(JSON.stringify({ found, bodyBytes: body.length }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  writeResult(Buffer.concat([length, head]), body)
}

await run(name, given)
