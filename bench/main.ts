import { benchAddresses } from './addresses.ts'
import { benchBackups } from './backups.ts'
import { benchCalls } from './calls.ts'
import { benchDeals } from './deals.ts'
import { benchEvents } from './events.ts'
import { benchFaults } from './faults.ts'
import { benchLeads } from './leads.ts'
import { benchLoad } from './load.ts'
import { benchPages } from './pages.ts'
import { benchPartitions } from './partitions.ts'
import { benchPeers } from './peers.ts'
import { benchPipeline } from './pipeline.ts'
import { benchQualification } from './qualification.ts'
import { benchRestoreDrill } from './restore-drill.ts'
import { benchScale } from './scale.ts'
import { benchSteps } from './steps.ts'
import { benchUploads } from './uploads.ts'

/** `npm run bench` runs all benchmarks, `npm run bench -- calls` only the named ones. */
const benches: Record<string, () => Promise<void>> = {
  calls: benchCalls,
  pages: benchPages,
  steps: benchSteps,
  addresses: benchAddresses,
  uploads: benchUploads,
  leads: benchLeads,
  deals: benchDeals,
  events: benchEvents,
  pipeline: benchPipeline,
  backups: benchBackups,
  qualification: benchQualification,
}

/** Those that take many minutes, what another one left, or other products, are named. */
const onlyNamed: typeof benches = {
  scale: benchScale,
  partitions: benchPartitions,
  faults: benchFaults,
  load: benchLoad,
  peers: benchPeers,
  'restore-drill': benchRestoreDrill,
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name] ?? onlyNamed[name]
  if (!bench) throw new Error(`no bench ${name}; there are: ${Object.keys({ ...benches, ...onlyNamed }).join(', ')}`)
  await bench()
}
