import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auditAnchorFiles } from '../adapters/audit-anchor-files.ts'
import { deriveKeys } from '../kit/hash.ts'
import { sealAndAnchor } from '../maintenance/anchor-heads.ts'
import { sealSite } from '../maintenance/seal-audit.ts'
import { makeSite } from './builders.ts'
import { startTestFoyer } from './start-test-foyer.ts'

/**
 * A server with its anchors in files, or without anchors, and the actions on audit chains: by the job, by the
 * operator, by the owner.
 */
export const openAuditChains = async ({ isAnchored = true } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-anchor-'))
  const anchors = path.join(folder, 'anchors')
  const secretKey = randomBytes(32)
  const keys = deriveKeys([secretKey])
  const foyer = await startTestFoyer({
    secretKeys: [secretKey],
    ...(isAnchored && { auditAnchor: auditAnchorFiles(anchors) }),
  })
  const { database } = foyer.services

  const seal = async (site: string, by = keys) => {
    let sealed = 0
    await database.asOwner(async (query) => {
      sealed = await sealSite({ db: database.db, query }, by, site, { now: foyer.clock.now() })
    })
    return sealed
  }

  return {
    foyer,
    /** The file of a site's anchors. */
    fileOf: (site: string) => path.join(anchors, `${site}.jsonl`),
    loseAnchors: () => rmSync(anchors, { recursive: true, force: true }),
    secretKey,
    keys,
    seal,
    /** The job that runs every minute, once an anchor of before is old enough for another one. */
    sealAndAnchor: () => {
      foyer.clock.advance(600)
      return sealAndAnchor(foyer.services)
    },
    /** The reason why the job last skipped the chain of a site; empty without one. */
    damageOf: (site: string): string =>
      foyer.log
        .map((line): { event?: string; site?: string; reason?: string } => JSON.parse(line))
        .filter((line) => line.event === 'audit.damaged' && line.site === site)
        .at(-1)?.reason ?? '',
    verify: async (SiteID: string, more = {}) => {
      const { Intact, Sites } = await foyer.client().call('/broker-api/VerifyAudit', { SiteID, ...more })
      const [chain] = Sites
      const { BrokenSequence = 0, Reason = '', BrokenAt = '', Events = 0 } = chain ?? {}
      return { Intact, BrokenSequence, Reason, BrokenAt, Events }
    },
    /** What an owner of the database may do. `SITE` is the site's name. */
    asOwner: (site: string, statements: string) =>
      database.asOwner(async (query) => {
        await query(`set foyer.site_id = '${site}'; ${statements.replaceAll('SITE', site)}; reset foyer.site_id`)
      }),
    /** A site with a chain of at least six links. */
    makeChain: async (site: string) => {
      for (let saved = 0; saved < 6; saved += 1) {
        await makeSite(foyer, site)
        foyer.clock.advance(1)
      }
      await seal(site)
    },
    stop: async () => {
      await foyer.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type AuditChains = Awaited<ReturnType<typeof openAuditChains>>

export const intact = { Intact: 1, BrokenSequence: 0, Reason: '', BrokenAt: '' }
