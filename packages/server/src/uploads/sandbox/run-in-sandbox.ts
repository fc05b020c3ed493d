import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { onceAny } from '../../kit/once-any.ts'
import { maximumUploadBytes } from '../largest-file.ts'
import { isResult } from './is-result.ts'
import { sandboxCommand, sandboxFile, sandboxIsolation, sandboxOptions } from './sandbox-command.ts'
import type { TaskName, Tasks } from './tasks.ts'
import { watchUsage } from './watch-usage.ts'

/** The child was stopped before it had finished. */
export class SandboxStopped extends Error {
  /** False when the machine was busy, out of memory or shutting down: another try may succeed. */
  readonly isCausedByFile: boolean
  constructor(message: string, isCausedByFile = true) {
    super(message)
    this.isCausedByFile = isCausedByFile
  }
}

export interface SandboxLimits {
  /** Processor time, independent of other load. */
  cpuMilliseconds: number
  /** Total time. */
  milliseconds: number
}

const limits: SandboxLimits = { cpuMilliseconds: 15_000, milliseconds: 60_000 }
const mostBytes = 1024 ** 3
/**
 * Signals sent by others: our timeout, the kernel when out of memory, a shutdown. A decoder crash has another signal.
 */
const signalsOfOthers = ['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP']
const mostHeadBytes = 64 * 1024

/**
 * Runs a task on a file in its own process and passes the result to `use`, with the produced bytes as a stream.
 * Throws SandboxStopped when the child was killed by the timeout, by the usage limits or by a decoder crash, and when its
 * result is none of this task: a file may control the child.
 */
export const runInSandbox = async <T extends TaskName, R>(
  name: T,
  given: Tasks[T]['given'],
  bytes: AsyncIterable<Uint8Array>,
  use: (found: Tasks[T]['found'], body: AsyncIterable<Buffer>) => Promise<R>,
  { cpuMilliseconds, milliseconds }: SandboxLimits = limits,
): Promise<R> => {
  const { program, flags } = sandboxCommand(await sandboxIsolation(), cpuMilliseconds)
  const child = spawn(program, [...flags, sandboxFile(), JSON.stringify({ name, given })], sandboxOptions)
  let isOverLimit = false
  const ending = endOf(child, () => isOverLimit)
  const clock = setTimeout(() => stop(child), milliseconds)
  const endWatch = watchUsage(child.pid ?? 0, { cpuMilliseconds, bytes: mostBytes }, () => {
    isOverLimit = true
    stop(child)
  })
  try {
    const [, result] = await Promise.all([
      feed(bytes, child.stdin),
      receive(child.stdout, ending, { name, given }, use),
      ending,
    ])
    return result
  } finally {
    clearTimeout(clock)
    endWatch()
    stop(child)
    // Output that no one reads any more would keep the pipe open, and with it this work and its place.
    child.stdout.destroy()
    await ending.catch(() => {})
  }
}

/** Kills the child's process group: its launcher, itself and its children. */
const stop = ({ pid, exitCode, signalCode }: ChildProcess): void => {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** Resolves when the child has finished; a bug of ours in it is an ordinary error. */
const endOf = async (child: ChildProcess, isOverLimit: () => boolean): Promise<void> => {
  let said = ''
  child.stderr?.on('error', () => {})
  child.stderr?.on('data', (text: Buffer) => {
    said = `${said}${text}`.slice(0, 4000)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (signal !== null || (code ?? 0) > 128)
    throw new SandboxStopped(`${signal ?? code}`, isOverLimit() || !signalsOfOthers.includes(signal ?? ''))
  if (code !== 0) throw new Error(`the sandbox failed: ${said}`)
}

/** A child that ends early closes its pipe; endOf reports how it ended. */
const feed = async (bytes: AsyncIterable<Uint8Array>, stdin: Writable): Promise<void> => {
  stdin.on('error', () => stdin.destroy())
  for await (const piece of bytes) {
    if (stdin.destroyed) return
    if (!stdin.write(piece)) await onceAny(stdin, 'drain', 'close')
  }
  stdin.end()
}

/** Reads a result. Throws SandboxStopped for one that no process of ours sends. */
export const receive = async <T extends TaskName, R>(
  stdout: Readable,
  ending: Promise<void>,
  { name, given }: { name: T; given: Tasks[T]['given'] },
  use: (found: Tasks[T]['found'], body: AsyncIterable<Buffer>) => Promise<R>,
): Promise<R> => {
  const chunks = stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const take = async (): Promise<Buffer> => {
    const { done, value } = await chunks.next()
    if (!done) return value
    await ending
    throw new SandboxStopped('it ended before its result')
  }
  let read = await take()
  const readTo = async (length: number): Promise<void> => {
    if (length > mostHeadBytes) throw new SandboxStopped('its result is too long')
    while (read.length < length) read = Buffer.concat([read, await take()])
  }
  await readTo(4)
  const headEnd = 4 + read.readUInt32BE()
  await readTo(headEnd)
  const { found, bodyBytes } = headOf(read.toString('utf8', 4, headEnd))
  if (bodyBytes > maximumUploadBytes) throw new SandboxStopped('its result is too large')
  if (!isResult(name, given, found)) throw new SandboxStopped('its result is none of this task')
  const body = async function* () {
    let left = bodyBytes
    for (let piece = read.subarray(headEnd); left > 0; piece = await take()) {
      left -= piece.length
      if (left < 0) throw new SandboxStopped('it sent more than it announced')
      if (piece.length > 0) yield piece
      if (left === 0) return
    }
  }
  const result = await use(found, body())
  // What was not read would keep the child from ending.
  while (!(await chunks.next()).done);
  return result
}

const head = Type.Object({ found: Type.Unknown(), bodyBytes: Type.Integer({ minimum: 0 }) })

const headOf = (json: string): Static<typeof head> => {
  try {
    return Value.Parse(head, JSON.parse(json))
  } catch {
    throw new SandboxStopped('its result cannot be read')
  }
}
