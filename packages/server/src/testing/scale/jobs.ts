import { remindOfDocuments } from '../../documents/remind.ts'
import { sealAndAnchor } from '../../maintenance/anchor-heads.ts'
import { measureSteps } from '../../maintenance/step-minutes.ts'
import { retention } from '../../maintenance/store.ts'
import { countDays } from '../../reports/index.ts'
import { endOldRequests } from '../../signing/index.ts'
import { type Installation, look } from './installation.ts'

interface Job {
  /** Makes the same work in both installations. */
  prepare?: (installation: Installation) => Promise<unknown>
  run: (installation: Installation) => Promise<unknown>
}

/** Every minute or hour, with as much to do in both. */
export const frequentJobs: Record<string, Job> = {
  'link the audit trail, nothing new': { run: ({ foyer }) => sealAndAnchor(foyer.services) },
  'link the audit trail, 200 events of two sites': {
    prepare: (installation) =>
      look(
        installation,
        `insert into audit_events (site_id, at, actor, action, application_id, details)
         select s.slug, now(), 'system', 'documents-reminded', 1, '{}'
           from (select slug from bench.sites order by site desc limit 2) s, generate_series(1, 100)`,
      ),
    run: ({ foyer }) => sealAndAnchor(foyer.services),
  },
  'files without a scan': {
    run: ({ foyer }) =>
      foyer.services.database.asOwner(async (query) => void (await query('select from foyer_unscanned_uploads(100)'))),
  },
  'a hundred new files': {
    run: ({ foyer }) =>
      foyer.services.database.asOwner(async (query) => {
        await query('select foyer_known_files($1::text[])', [Array.from({ length: 100 }, (_, n) => `file-${n}`)])
      }),
  },
}

/** Once a day: what was done and what became old on the day grows with the installation. */
export const nightlyJobs: Record<string, Job> = {
  'reminders of documents': { run: ({ foyer }) => remindOfDocuments(foyer.services)() },
  'old requests to sign': { run: ({ foyer }) => endOldRequests(foyer.services)() },
  'retention, dry': {
    run: ({ foyer }) => retention(foyer.services, { now: new Date(), isDry: true }),
  },
  retention: {
    run: ({ foyer }) => retention(foyer.services, { now: new Date(), isDry: false }),
  },
  'minutes of the steps': { run: ({ foyer }) => measureSteps(foyer.services.database, new Date()) },
  'reports, a day': {
    prepare: (installation) => look(installation, 'update report_counts set counted_to = counted_to - 1'),
    run: ({ foyer }) => countDays(foyer.services.database, new Date()),
  },
  'reports, counted already': { run: ({ foyer }) => countDays(foyer.services.database, new Date()) },
}
