import type { WholeApplication } from '@foyer/contract/deals/deal-export.ts'
import type { DealInvite } from '@foyer/contract/deals/deal-invite.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { DealPart } from '@foyer/domain/parts/fields.ts'
import type { Static } from 'typebox'
import type { MadeRows } from '../application/application-rows.ts'
import { consentOf } from '../application/consent-text.ts'
import { listRequests } from '../application/request-rows.ts'
import { withoutStatements } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import { listedItems } from '../documents/index.ts'
import { safeError } from '../kit/errors-plugin.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { type ComputedWorksheet, computeWorksheet, worksheetReply, worksheetWords } from '../qualification/index.ts'
import { readForBroker } from '../review/index.ts'
import { withBlanks } from './deal-store.ts'

export interface Asked {
  siteId: string
  applicationId: number
  scope: ScopeOf<'operator'>
  language: Language
  now: Date
}

export const askedOf = (
  body: { SiteID: string; MortgageApplicationID: number },
  context: Pick<Asked, 'scope' | 'language' | 'now'>,
): Asked => ({ siteId: body.SiteID, applicationId: body.MortgageApplicationID, ...context })

export interface DealNeeds extends Services {
  /** The invitations of the application with the sent parts; they belong to another feature. */
  dealInvites(
    trx: Trx,
    siteId: string,
    rows: MadeRows,
    now: Date,
    language: Language,
  ): Promise<{ Invites: DealInvite[]; Parts: DealPart[] }>
}

/** A deal as far as its caller may see it; undefined for one that the site does not have, and for a site that does not exist. */
export const readDeal = async (services: DealNeeds, trx: Trx, asked: Asked) => {
  const { siteId, applicationId, scope, language, now } = asked
  const found = await readForBroker(trx, siteId, applicationId, {
    language,
    vault: { siteId, crypto: services.crypto },
    consent: consentOf(services.texts),
    now,
  })
  if (!found) return undefined
  const application = visibleTo(scope, found.application)
  return {
    application,
    submittedAt: found.newest?.submittedAt,
    terms: withBlanks(found.rows.application.deal_terms),
    invites: await services.dealInvites(trx, siteId, found.rows, now, language),
    requests: mayViewDocuments(scope) ? await listRequests(trx, siteId, applicationId) : [],
    computed: await computedOrNone(services, trx, siteId, application, now),
  }
}

export type FoundDeal = NonNullable<Awaited<ReturnType<typeof readDeal>>>

/** The same on the wire, with the words of its worksheet in a language. */
export const wholeDeal = (
  { texts }: Pick<Services, 'texts'>,
  { application, submittedAt, invites, requests, computed }: FoundDeal,
  language: Language,
): Static<typeof WholeApplication> => ({
  Application: application,
  Status: application.MortgageApplicationStatusDD,
  SubmittedAt: submittedAt?.toISOString() ?? '',
  ...invites,
  Worksheet: computed ? worksheetReply(worksheetWords(texts, language, computed.worksheet.asOf), computed) : null,
  Documents: documentsOf(requests),
})

export const documentsOf = (requests: FoundDeal['requests']): Static<typeof WholeApplication>['Documents'] =>
  requests.map((request) => ({
    RequestDocID: request.request_id,
    RequestName: request.name,
    DueDate: request.due_on ?? '',
    WithdrawnAt: request.withdrawn_at === null ? '' : new Date(request.withdrawn_at).toISOString(),
    Items: listedItems(request),
  }))

/** Without the right to documents, the answers name none either; without the right to statements, no account. */
export const visibleTo = (scope: ScopeOf<'operator'>, application: Application): Application => {
  const visible = holdsAction(scope.rights, 'statement.view') ? application : withoutStatements(application)
  return mayViewDocuments(scope) ? visible : { ...visible, Requests: [], RequestDocument: noRequestDocument }
}

export const mayViewDocuments = ({ rights }: ScopeOf<'operator'>): boolean => holdsAction(rights, 'document.view')

/** A deal is read and exported also where it cannot be computed, which is an error of ours. */
const computedOrNone = async (
  services: Services,
  trx: Trx,
  siteId: string,
  application: Application,
  now: Date,
): Promise<ComputedWorksheet | undefined> => {
  try {
    return await computeWorksheet(trx, siteId, application, { now })
  } catch (error) {
    services.log.error({
      event: 'worksheet-failed',
      application: application.MortgageApplicationID,
      ...safeError(error),
    })
    return undefined
  }
}
