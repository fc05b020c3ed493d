import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { currentOutput } from './output.ts'
import { root } from './root.ts'

export type CommandOptions = {
  cwd?: string
  /** Added to the current environment; undefined removes a name. */
  env?: Record<string, string | undefined>
  /** Return stdout and stderr instead of showing them. */
  capture?: boolean
}

export type CommandResult = { code: number; output: string }

const exitCode = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? 128 + constants.signals[signal] : (code ?? 1)

/**
 * Runs a command and returns its exit code: 127 when it could not start, 128 + n when signal n ended it. Forwards
 * interrupts and waits for the child, so that callers can clean up after it.
 */
export const runCommand = (command: string, args: readonly string[], options: CommandOptions = {}) =>
  new Promise<CommandResult>((resolve) => {
    const shown = options.capture ? undefined : currentOutput()
    const isPiped = options.capture || shown !== undefined
    // A pipe has no colours of itself.
    const colours = shown !== undefined && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...colours, ...options.env },
      stdio: isPiped ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    const keep = (text: string) => {
      if (shown) shown(text)
      else output += text
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    const forward = (signal: NodeJS.Signals) => {
      // A terminal sends Ctrl-C to the whole process group, so the child already has it.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on('SIGINT', forward).on('SIGTERM', forward)
    const finish = (code: number) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code, signal) => finish(exitCode(code, signal)))
  })

/** Runs a JavaScript or TypeScript file on the current Node. */
export const runNode = (script: string, args: readonly string[] = [], options: CommandOptions = {}) =>
  runCommand(process.execPath, [script, ...args], options)
