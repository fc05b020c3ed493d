import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Another running process uses this folder. Two of them would destroy the embedded database. */
export class FolderLocked extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
  }
}

/**
 * Locks the folder for this process; returns a function that releases it. A lock whose process has ended is taken
 * over. A process is identified by its pid and its start time, so a reused pid is not mistaken for the holder.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'lock')
  for (let attempt = 0; attempt < 40; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600)
      writeSync(handle, `${process.pid} ${startOf(process.pid)}`)
      closeSync(handle)
      return () => unlinkSync(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid, start] = readLock(file)
    if (isHeld(pid, start)) throw new FolderLocked(folder, pid)
    removeStale(folder, file)
  }
  throw new Error(`the lock of ${folder} keeps changing its owner`)
}

/** One process at a time removes a stale lock; otherwise the slower of two would remove the faster one's new lock. */
const removeStale = (folder: string, file: string) => {
  const turn = join(folder, 'lock.takeover')
  try {
    mkdirSync(turn)
  } catch {
    if (Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000)
      rmSync(turn, { recursive: true, force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    return
  }
  const [pid, start] = readLock(file)
  if (!isHeld(pid, start)) rmSync(file, { force: true })
  rmSync(turn, { recursive: true, force: true })
}

const isHeld = (pid: number, start: string) => pid > 0 && isAlive(pid) && startOf(pid) === start

const readLock = (file: string): [number, string] => {
  try {
    const [pid, ...start] = readFileSync(file, 'utf8').split(' ')
    return [Number(pid), start.join(' ')]
  } catch {
    return [0, '']
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat on Linux; empty elsewhere, where only the pid identifies a process. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
