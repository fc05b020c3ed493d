import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const runner = new URL('./run-to-the-end.mjs', import.meta.url).href

/** Started by the program, as `npm ci` starts others; neither reacts to Ctrl-C. */
const deaf = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000)`
const program = `${deaf}; require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' }); console.log('up')`
const outer = `
  const { runToTheEnd } = await import(${JSON.stringify(runner)})
  const code = await runToTheEnd(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: ['ignore', 'inherit', 'inherit'] })
  console.log('over: ' + code)`

test('a stop ends the program and its children before the launcher ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  // The pipe closes only when no process can write to it.
  const closed = new Promise((resolve) => child.on('close', resolve))
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '') child.kill('SIGINT')
    said += chunk
  })
  expect(await closed).toBe(0)
  expect(said).toBe('up\nover: undefined\n')
})
