import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Anchor as AnchorSchema } from '@foyer/contract/maintenance/calls.ts'
import Value from 'typebox/value'
import type { Anchor, AuditAnchor } from '../ports/audit-anchor.ts'

const ending = '.jsonl'
/** More than ten anchors. */
const endBytes = 4096

/**
 * A file for each site, with one JSON line per anchor, flushed to disk before `publish` returns, so that work on one chain does
 * not grow with the others. Use an append-only disk (WORM).
 */
export const auditAnchorFiles = (folder: string): AuditAnchor => {
  const fileOf = (siteId: string) => path.join(folder, `${encodeURIComponent(siteId)}${ending}`)
  const read = async (siteId: string, start: number) => {
    const anchors: Anchor[] = []
    const lines = createInterface({ input: createReadStream(fileOf(siteId), { start }), crlfDelay: Infinity })
    for await (const line of lines) anchors.push(...anchorOf(siteId, line))
    return anchors
  }
  return {
    async publish(anchors) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const [siteId, ofSite] of Map.groupBy(anchors, ({ Site }) => Site)) {
        const file = await open(fileOf(siteId), 'a', 0o600)
        try {
          // The leading newline ends a line left incomplete by a power cut.
          await file.appendFile(`\n${ofSite.map((one) => JSON.stringify(one)).join('\n')}\n`)
          await file.datasync()
        } finally {
          await file.close()
        }
      }
    },
    published: (siteId) => read(siteId, 0).catch(none<Anchor>),
    async newest(siteId) {
      const size = await stat(fileOf(siteId)).then(({ size }) => size, none<number>)
      return typeof size === 'number' ? read(siteId, Math.max(0, size - endBytes)) : []
    },
    async sites() {
      const names = await readdir(folder).catch(none<string>)
      return names
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .filter((name) => /^[\w*-]+$/.test(name))
    },
  }
}

const none = <T>(error: NodeJS.ErrnoException): T[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

const anchorOf = (siteId: string, line: string): Anchor[] => {
  try {
    const value: unknown = JSON.parse(line)
    return Value.Check(AnchorSchema, value) && value.Site === siteId ? [value] : []
  } catch {
    return []
  }
}
