import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
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
    if (create(folder, file)) return () => unlinkSync(file)
    const lock = readLock(file)
    if (lock && isHeld(lock)) throw new FolderLocked(folder, lock.pid)
    removeStale(folder, file)
  }
  throw new Error(`the lock of ${folder} keeps changing its owner`)
}

/** The lock appears with its content: an empty one would look stale to others. False if there is one already. */
const create = (folder: string, file: string): boolean => {
  const written = join(folder, `lock.${randomUUID()}`)
  writeFileSync(written, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 })
  try {
    linkSync(written, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(written, { force: true })
  }
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
  // One that was not there when it was read may be there by now, and held.
  const lock = readLock(file)
  if (lock && !isHeld(lock)) rmSync(file, { force: true })
  rmSync(turn, { recursive: true, force: true })
}

interface Lock {
  pid: number
  start: string
}

const isHeld = ({ pid, start }: Lock) => pid > 0 && isAlive(pid) && startOf(pid) === start

/** Undefined if there is none. */
const readLock = (file: string): Lock | undefined => {
  try {
    const [pid, ...start] = readFileSync(file, 'utf8').split(' ')
    return { pid: Number(pid), start: start.join(' ') }
  } catch {
    return undefined
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
