import type { FastifyInstance } from 'fastify'
import type { FieldCrypto } from './kit/crypto.ts'
import type { Services } from './kit/services.ts'
import type { ServerTexts } from './kit/texts.ts'
import type { BankDataPort } from './ports/bank-data.ts'
import type { Clock } from './ports/clock.ts'

/** Features for trying Foyer out on this machine, implemented by packages/dev. A production server does not load it. */
export interface Development {
  /** The adapter of a simulated institution, whose pages `serve` adds. */
  simulateBank(parts: { crypto: FieldCrypto; clock: Clock; texts: ServerTexts; publicUrl: string }): BankDataPort
  /** Adds the outbox, the page with the demo lead form and, with `bank`, the simulated institution. */
  serve(app: FastifyInstance, services: Services, options: { bank: boolean }): void
  /** Creates the demo site on an empty database, with a few hundred addresses if none were imported. */
  makeDemo(services: Services, options: { addresses: boolean }): Promise<void>
}
