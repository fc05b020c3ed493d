import type { BodyOf, CallPath } from '@foyer/contract/all-calls.ts'
import type { Chosen, Reader } from './people.ts'

/** What a borrower does with an application. */
export const borrowerCalls: Record<string, { unsent?: boolean; call: (chosen: Chosen) => Promise<Replied> }> = {
  'load an application': { call: ({ borrower, ids }) => borrower.client.call('/api/MTGAPPLoad', ids) },
  dashboard: {
    call: ({ borrower, ids: { SiteID, UserID } }) => borrower.client.call('/api/MTGAPPLoadMyDeals', { SiteID, UserID }),
  },
  'save a document': {
    unsent: true,
    call: ({ borrower, ids }) =>
      borrower.client.call('/api/MTGAppUpsertIdentification', {
        ...ids,
        Identification: { Type: 1, Country: 1, IdentificationNumber: 'A1234567' },
      }),
  },
}

export interface Replied {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
}

const asked = <P extends CallPath>(path: P, body: BodyOf<P>) => ({ path, body })

/** What staff read. `After` is that of the page before. */
export const officeCalls: Record<string, (reader: Reader) => { path: CallPath; body: object }> = {
  'counts of the deals': () => asked('/console-api/CountPipeline', {}),
  'deals, needs': () => asked('/console-api/ListPipeline', { View: 'needs' }),
  'deals, open': () => asked('/console-api/ListPipeline', { View: 'open' }),
  'deals, closing': () => asked('/console-api/ListPipeline', { View: 'closing' }),
  'deals, closed': () => asked('/console-api/ListPipeline', { View: 'closed' }),
  'deals, a status': () => asked('/console-api/ListPipeline', { View: 'open', StatusDD: 2 }),
  'deals, a stage': () => asked('/console-api/ListPipeline', { View: 'open', Stage: 'collecting' }),
  'deals, own': ({ staff }) => asked('/console-api/ListPipeline', { View: 'open', Owner: staff.personId }),
  'deals, a site': ({ siteId }) => asked('/console-api/ListPipeline', { View: 'open', SiteID: siteId }),
  'deals, search': () => asked('/console-api/ListPipeline', { View: 'open', Search: 'tremblay' }),
  'deals, search without a match': () => asked('/console-api/ListPipeline', { View: 'open', Search: 'zzzz' }),
  board: () => asked('/console-api/BoardDeals', {}),
  'counts of the leads': () => asked('/console-api/CountLeads', {}),
  'leads, unclaimed': () => asked('/console-api/ListLeadInbox', { View: 'unclaimed' }),
  'leads, own': () => asked('/console-api/ListLeadInbox', { View: 'mine' }),
  'leads, all': () => asked('/console-api/ListLeadInbox', { View: 'all' }),
  'signing, open': () => asked('/console-api/ListSignings', { View: 'open' }),
  'signing, search without a match': () => asked('/console-api/ListSignings', { View: 'all', Search: 'zzzz' }),
  'insurance, all': () => asked('/console-api/ListInsurance', { View: 'all' }),
  'insurance, search without a match': () => asked('/console-api/ListInsurance', { View: 'all', Search: 'zzzz' }),
  conditions: () => asked('/console-api/ListOpenConditions', {}),
  'deals to erase': () => asked('/console-api/ListKeptDeals', { View: 'due' }),
  'deals kept': () => asked('/console-api/ListKeptDeals', { View: 'kept' }),
  holds: () => asked('/console-api/ListHolds', {}),
  'expired data': () => asked('/console-api/CountExpired', {}),
  'audit log': ({ siteId: _ }) => asked('/console-api/ListEvents', auditLog()),
  'report of 30 days': () => asked('/console-api/LoadReport', { SiteID: '', Days: 30 }),
  'report of 365 days': () => asked('/console-api/LoadReport', { SiteID: '', Days: 365 }),
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const auditLog = () => ({ FirstDay: dayBefore(30), LastDay: dayBefore(0) })
