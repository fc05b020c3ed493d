import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Anchor as AnchorSchema } from '@foyer/contract/maintenance/calls.ts'
import Value from 'typebox/value'
import type { Anchor, AuditAnchor } from '../ports/audit-anchor.ts'

/** A file with one JSON line per anchor, flushed to disk before `publish` returns. Use an append-only disk (WORM). */
export const auditAnchorFile = (path: string): AuditAnchor => ({
  async publish(anchors) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(path, 'a', 0o600)
    try {
      // The leading newline ends a line left incomplete by a power cut.
      await file.appendFile(`\n${anchors.map((one) => JSON.stringify(one)).join('\n')}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
  },
  async published() {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text.split('\n').flatMap(anchorOf)
  },
})

const anchorOf = (line: string): Anchor[] => {
  try {
    const value: unknown = JSON.parse(line)
    return Value.Check(AnchorSchema, value) ? [value] : []
  } catch {
    return []
  }
}
