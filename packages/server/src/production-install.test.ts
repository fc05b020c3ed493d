import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** Node without packages/dev installed. */
const withoutDevelopment = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('@foyer/dev')) throw new Error('not installed: ' + specifier)
      return next(specifier, context)
    },
  })
`)}`

/** Starts main.ts there, and returns once it is ready or has ended. */
const start = async (environment: Record<string, string>) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-install-'))
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--import', withoutDevelopment, fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  })
  let printed = ''
  const ready = new Promise<void>((resolve) => {
    const collect = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Foyer is ready')) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
  })
  await Promise.race([ready, ended])
  return { child, printed: () => printed }
}

test('a production server starts where the development package is not installed, and a signal to reload does not end it', async () => {
  const { child, printed } = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://apply.example.ca',
    SECRET_KEY: randomBytes(32).toString('base64'),
    OPERATOR_TOKEN: randomBytes(24).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    ALLOW_EMBEDDED_DB: '1',
    ALLOW_UNSCANNED_UPLOADS: '1',
  })
  expect(printed()).toContain('Foyer is ready: https://apply.example.ca')
  // A reload of one process, which cannot be replaced while it serves.
  child.kill('SIGUSR2')
  await expect.poll(printed).toContain('"event":"not-replaced"')
  expect(child.exitCode).toBeNull()
})

test('a server for trying Foyer out names the missing package', async () => {
  expect((await start({})).printed()).toContain('not installed: @foyer/dev')
})
