import { operatorLegalCalls } from '@foyer/contract/legal/operator-calls.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { hasLegalTexts } from './store.ts'

const { listLegalTexts, approveLegalText, saveLegalText } = operatorLegalCalls
const calls = [listLegalTexts, approveLegalText, saveLegalText].map(({ path }) => path)

/** At the start of a production server: one warning for each site that is not open, with the calls that open it. */
export const warnOfClosedSites = async ({
  database: { db },
  clock,
  log,
  requiresLegalTexts,
}: Pick<Services, 'database' | 'clock' | 'log' | 'requiresLegalTexts'>): Promise<void> => {
  if (!requiresLegalTexts) return
  for (const { slug: site } of await db.selectFrom('tenants').select('slug').orderBy('slug').execute()) {
    const isOpen = await inSite(db, site, (trx) => hasLegalTexts(trx, site, clock.now()))
    if (!isOpen) log.warn({ event: 'legal-texts-not-approved', site, calls })
  }
}
