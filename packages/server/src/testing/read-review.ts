import type { Summary } from '@foyer/domain/application-fields.ts'
import type { MadeApplication } from './application-builders.ts'
import type { Client } from './test-client.ts'

/** The fields a browser sends with the consents of a shown review; none where the review cannot be opened any more. */
const consentTo = ({ Summary }: { Summary?: Pick<Summary, 'ConsentVersion' | 'Reviewed'> }) =>
  Summary === undefined ? {} : { ConsentVersion: Summary.ConsentVersion, Reviewed: Summary.Reviewed }

export const readReview = async ({ borrower, ids }: Pick<MadeApplication, 'borrower' | 'ids'>) =>
  consentTo(await borrower.client.call('/api/MTGAPPLoad', ids))

interface InvitedReader {
  client: Client
  guid: string
  ids: { SiteID: string; MortgageApplicationID: number }
}

/** The same for an invited person. */
export const readPartReview = async ({ client, guid, ids: { SiteID, MortgageApplicationID } }: InvitedReader) =>
  consentTo(await client.call('/api/MTGAPPLoadInvite', { SiteID, MortgageApplicationID, ApplicantID: 0, guid }))
