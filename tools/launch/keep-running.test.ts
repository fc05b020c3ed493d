import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const launcher = (name: string) => JSON.stringify(new URL(`./${name}.mjs`, import.meta.url).href)

/**
 * Ends as its arguments specify, one per start: an exit code, a signal, waiting to be stopped, or whether a signal
 * starts its debugger.
 */
const program = `
  import { appendFileSync, readFileSync } from 'node:fs'
  const [starts, ...ends] = process.argv.slice(2)
  appendFileSync(starts, '.')
  const end = ends[readFileSync(starts, 'utf8').length - 1] ?? 'none'
  if (end === 'wait') {
    process.on('SIGTERM', () => process.exit(1))
    setInterval(() => {}, 1000)
    console.log('up')
  } else if (end === 'debugger') process.exit(process.execArgv.includes('--disable-sigusr1') ? 0 : 1)
  else if (end.startsWith('SIG')) process.kill(process.pid, end)
  else process.exit(Number(end))`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-launch-'))
  writeFileSync(path.join(folder, 'program.mjs'), program)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A launcher in a separate process. */
const launch = (ends: readonly string[], firstPause = 1) => {
  const starts = path.join(folder, `starts-${Math.random()}`)
  const args = JSON.stringify([starts, ...ends])
  const outer = `
    const { keepRunning } = await import(${launcher('keep-running')})
    const { runOnPinnedNode } = await import(${launcher('run-on-pinned-node')})
    const run = () => runOnPinnedNode(${JSON.stringify(path.join(folder, 'program.mjs'))}, ${args})
    process.exitCode = await keepRunning(run, { firstPause: ${firstPause} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const closed = once(child, 'close')
  return {
    stop: () => child.kill('SIGTERM'),
    output: () => output,
    ended: async () => {
      const [code] = await closed
      return { code, starts: readFileSync(starts, 'utf8').length }
    },
  }
}

test('the server’s debugger cannot be started by a signal', async () => {
  expect(await launch(['debugger']).ended()).toEqual({ code: 0, starts: 1 })
})

describe('the server is restarted', () => {
  test.each([
    ['after it exits with an error', ['1', '0'], 2],
    ['after it is killed', ['SIGKILL', '0'], 2],
    ['after each of four crashes', ['1', '1', 'SIGABRT', '3', '0'], 5],
  ])('%s', async (_, ends, starts) => {
    expect(await launch(ends).ended()).toEqual({ code: 0, starts })
  })
})

describe('the server is not restarted', () => {
  test.each([
    ['after a clean stop', '0', 0],
    ['after a configuration error', '78', 78],
    ['after Ctrl-C', 'SIGINT', 130],
    ['after SIGTERM', 'SIGTERM', 143],
  ])('%s', async (_, end, code) => {
    expect(await launch([end, '0']).ended()).toEqual({ code, starts: 1 })
  })

  test('after five crashes within a minute, and the launcher exits with its code', async () => {
    const launched = launch(['1', '1', '1', '1', '3', '0'])
    expect(await launched.ended()).toEqual({ code: 3, starts: 5 })
    expect(launched.output()).toContain('crashed 5 times')
  })

  test('when it was stopped and did not stop cleanly', async () => {
    const launched = launch(['wait', '0'])
    await expect.poll(launched.output).toContain('up')
    launched.stop()
    expect(await launched.ended()).toEqual({ code: 1, starts: 1 })
  })

  test('when the launcher is stopped during the pause after a crash', async () => {
    const launched = launch(['1', '0'], 600_000)
    await expect.poll(launched.output).toContain('starts again')
    launched.stop()
    expect(await launched.ended()).toEqual({ code: 1, starts: 1 })
  })
})
