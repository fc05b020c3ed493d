import type { Development } from '@foyer/server/development.ts'
import { clockWithActs } from './demo/deals/acting-clock.ts'
import { fillDemo } from './demo/deals/fill-demo.ts'
import { importDemoAddresses } from './demo/demo-addresses.ts'
import { serveDemoPage } from './demo/demo-page.ts'
import { makeDemoSite } from './demo/demo-site.ts'
import { serveDevOutbox } from './outbox-page.ts'
import { bankDataSimulated } from './simulated-bank/bank-data-simulated.ts'
import { serveInstitution } from './simulated-bank/serve-institution.ts'

export const development: Development = {
  clock: clockWithActs,
  simulateBank: bankDataSimulated,
  serve(app, services, { bank }) {
    serveDevOutbox(app, services)
    serveDemoPage(app, services)
    if (bank) serveInstitution(app, services)
  },
  async makeDemo(services, { addresses }) {
    await makeDemoSite(services)
    if (addresses) await importDemoAddresses(services.database)
  },
  fillDemo: (app, services, site) => fillDemo({ app, services, ...site }),
}
