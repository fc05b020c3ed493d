import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import config from './embed-vite-config.ts'

/** The size limit of what brokers' pages load before the form is visible. */
const most = 4096

test(`the script is at most ${most} bytes compressed, and one classic script`, async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-embed-'))
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir } })
  const script = await readFile(join(outDir, 'embed.js'))
  await rm(outDir, { recursive: true })
  expect(gzipSync(script).length).toBeLessThanOrEqual(most)
  expect(script.toString('utf8')).not.toMatch(/\b(?:import|export)\b|document\.cookie|localStorage/)
})
