import type { Development } from '@foyer/server/development.ts'
import { importDemoAddresses } from './demo/demo-addresses.ts'
import { serveDemoPage } from './demo/demo-page.ts'
import { makeDemoSite } from './demo/demo-site.ts'
import { serveDevOutbox } from './outbox-page.ts'
import { bankDataSimulated } from './simulated-bank/bank-data-simulated.ts'
import { serveInstitution } from './simulated-bank/serve-institution.ts'

export const development: Development = {
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
}
