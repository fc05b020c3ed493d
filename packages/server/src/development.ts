import type { FastifyInstance } from 'fastify'
import type { FieldCrypto } from './kit/crypto.ts'
import type { Services } from './kit/services.ts'
import type { ServerTexts } from './kit/texts.ts'
import type { BankDataPort } from './ports/bank-data.ts'
import type { Clock } from './ports/clock.ts'

/** Features for trying Foyer out on this machine, implemented by packages/dev. A production server does not load it. */
export interface Development {
  /** The clock of the server, by which sample deals can be made as if on earlier days. */
  clock(clock: Clock): Clock
  /** The adapter of a simulated institution, whose pages `serve` adds. */
  simulateBank(parts: { crypto: FieldCrypto; clock: Clock; texts: ServerTexts; publicUrl: string }): BankDataPort
  /** Adds the outbox, the page with the demo lead form and, with `bank`, the simulated institution. */
  serve(app: FastifyInstance, services: Services, options: { bank: boolean }): void
  /** Creates the demo site on an empty database, with a few hundred addresses if none were imported. */
  makeDemo(services: Services, options: { addresses: boolean }): Promise<void>
  /** Fills a new demo site with sample deals, by calls to this server. */
  fillDemo(app: FastifyInstance, services: Services, site: DemoMaking): Promise<void>
}

/** A site for sample deals, and whose they are. */
export interface DemoSite {
  siteId: string
  brokerageId: string
  personId: string
}

/** Such a site in the making. */
export interface DemoMaking extends DemoSite {
  /** Called before each part of it; throws once someone wants it removed, or has removed it. */
  goOn(): Promise<void>
}
