import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderLocked, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const module = fileURLToPath(new URL('./folder-lock.ts', import.meta.url))
/** Another process that tries to lock the folder, prints the result, and waits for a signal to end. */
const other = () => {
  const code = `import('${module}').then(({ lockFolder }) => { try { lockFolder(${JSON.stringify(folder)}); console.log('taken') } catch (e) { console.log(e.message) } process.stdin.on('end', () => process.exit()) ; process.stdin.resume() })`
  const child = spawn(process.execPath, ['-e', code])
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, said, gone }
}

test('a second process learns who holds the folder', async () => {
  const holder = other()
  expect(await holder.said).toBe('taken')
  expect(() => lockFolder(folder)).toThrow(FolderLocked)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.child.pid}`)
  holder.child.kill('SIGKILL')
  await holder.gone
})

test('a killed process’s lock is taken over', async () => {
  const holder = other()
  await holder.said
  holder.child.kill('SIGKILL')
  await holder.gone
  const unlock = lockFolder(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  unlock()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a reused pid is not mistaken for the holder', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('of eight processes that find a stale lock, one gets it', async () => {
  writeFileSync(join(folder, 'lock'), '999999999 1')
  const tries = Array.from({ length: 8 }, other)
  const said = await Promise.all(tries.map((one) => one.said))
  expect(said.filter((words) => words === 'taken')).toHaveLength(1)
  for (const { child } of tries) child.kill('SIGKILL')
  await Promise.all(tries.map(({ gone }) => gone))
})
