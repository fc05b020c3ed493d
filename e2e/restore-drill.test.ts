import { expect, test } from 'vitest'
import { findBinaries } from '../tools/test-run/postgres-binaries.ts'
import { cluster } from './support/migrated-database.ts'
import { runDrill } from './support/restore-drill.ts'

const binaries = cluster === undefined ? undefined : findBinaries()

test.skipIf(binaries === undefined)(
  'a lost PostgreSQL is restored from a base backup and its archive, to a moment and to its end, and served',
  async () => {
    const archiveTimeout = 2
    const { toMoment, toEnd } = await runDrill(binaries ?? '', { archiveTimeout, seconds: 8 })
    expect(toMoment).toMatchObject({
      price: toMoment.lastPrice,
      files: { 'before.jpg': 'listed, intact', 'after.jpg': 'not listed' },
      chainsIntact: true,
      signedOut: true,
    })
    expect(toEnd).toMatchObject({ files: { 'before.jpg': 'listed, intact' }, chainsIntact: true, signedOut: true })
    expect(toEnd.price).toBeGreaterThanOrEqual(toMoment.lastPrice)
    // The time of the archive, and that in which a busy machine copies it.
    expect(toEnd.lossSeconds).toBeLessThan(archiveTimeout + 20)
  },
  240_000,
)
