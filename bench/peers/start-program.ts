import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from './send.ts'

const longestStart = 180_000

interface Program {
  /** With its arguments, of this Node. */
  script: string[]
  folder: string
  environment: Record<string, string>
}

/** A program of the same Node, of which what it prints is in the error when it ends too early. */
const start = ({ script, folder, environment }: Program) => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, script, {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Where the bench itself fails.
  process.once('exit', () => child.kill('SIGKILL'))
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed.push(chunk.toString())
      if (printed.length > 50) printed.shift()
    })
  const said = () => printed.join('').slice(-4_000)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, said, ended }
}

const stopChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Runs a program to its end. */
export const runProgram = async (program: Program): Promise<void> => {
  const { said, ended } = start(program)
  const code = await ended
  if (code !== 0) throw new Error(`${program.script.join(' ')} ended with ${code}:\n${said()}`)
}

/** Starts a server and resolves once this address replies. */
export const startProgram = async (program: Program, address: string) => {
  const { child, said } = start(program)
  const deadline = Date.now() + longestStart
  while (child.exitCode === null && Date.now() < deadline) {
    const isUp = await send(address, { method: 'GET' }).then(
      () => true,
      () => false,
    )
    if (isUp) return { pid: child.pid ?? 0, stop: () => stopChild(child) }
    await wait(200)
  }
  await stopChild(child)
  throw new Error(`${program.script.join(' ')} did not start:\n${said()}`)
}
