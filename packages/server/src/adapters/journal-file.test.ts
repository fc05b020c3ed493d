import { appendFile, mkdir, mkdtemp, open, readFile, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { journalFile } from './journal-file.ts'

const entry = (submission: number) => ({
  site: 'demo',
  application: 7,
  submission,
  hash: 'ab'.repeat(32),
  at: '2026-11-20T12:00:00.000Z',
})
const newPath = async () => join(await mkdtemp(join(tmpdir(), 'journal-')), 'data', 'submissions.journal')
const linesOf = async (path: string) => (await readFile(path, 'utf8')).trimEnd().split('\n')

describe('the journal of submissions', () => {
  it('has one line per submission, in order of arrival, readable by its owner only', async () => {
    const path = await newPath()
    const journal = journalFile(path)
    await Promise.all(Array.from({ length: 50 }, (_, index) => journal.append(entry(index))))
    await journal.append(entry(50))
    const lines = (await linesOf(path)).map((line) => JSON.parse(line) as { submission: number })
    expect(lines.map(({ submission }) => submission)).toEqual(Array.from({ length: 51 }, (_, index) => index))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await journal.close()
  })
  it('continues after a restart, and after an incomplete line', async () => {
    const path = await newPath()
    const before = journalFile(path)
    await before.append(entry(1))
    await before.close()
    await writeFile(path, '{"site":"demo","appl', { flag: 'a' })
    const after = journalFile(path)
    await after.append(entry(2))
    await after.close()
    const lines = await linesOf(path)
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[2] ?? '')).toEqual(entry(2))
  })
  it('begins a new line after one that a full disk cut', async () => {
    const path = await newPath()
    const journal = journalFile(path)
    await journal.append(entry(1))
    const handle = await open(path)
    const cut = vi
      .spyOn(Object.getPrototypeOf(handle) as typeof handle, 'appendFile')
      .mockImplementationOnce(async () => {
        await appendFile(path, '{"site":"demo","appl')
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      })
    await handle.close()
    await expect(journal.append(entry(2))).rejects.toThrow('no room')
    await journal.append(entry(3))
    cut.mockRestore()
    await journal.close()
    const lines = await linesOf(path)
    expect([lines.length, JSON.parse(lines[2] ?? '')]).toEqual([3, entry(3)])
  })
  it('reports a line that the disk refuses, and accepts the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'journal-'))
    const path = join(folder, 'submissions.journal')
    await mkdir(path)
    const journal = journalFile(path)
    await expect(journal.append(entry(1))).rejects.toThrow(/EISDIR/)
    await rmdir(path)
    await journal.append(entry(2))
    expect(await linesOf(path)).toEqual([JSON.stringify(entry(2))])
    await journal.close()
  })
})
