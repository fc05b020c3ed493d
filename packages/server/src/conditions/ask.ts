import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { type Problem, under } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { saveRequest } from '../documents/index.ts'
import { audit } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import type { DealOf } from './store.ts'

interface Asking {
  deal: DealOf
  request: BodyOf<'/broker-api/AskForCondition'>['Request']
  documents: readonly { Type: number; Desc: string }[]
  actor: string
  now: Date
  today: string
  refuse(): never
  assertNoProblems(problems: Problem<'InvalidSetting' | 'RequiredSetting' | 'TooManyDocumentRequests'>[]): void
}

/** Asks the client for documents, in the transaction that ties conditions to them. Returns their items, in the same order. */
export const askForDocuments = async (
  services: Services,
  trx: Trx,
  { deal: { siteId, applicationId }, request, documents, actor, now, today, refuse, assertNoProblems }: Asking,
): Promise<readonly number[]> => {
  let details: object = {}
  const { Items } = await saveRequest(services, trx, {
    body: {
      ...{ ...request, SiteID: siteId, MortgageApplicationID: applicationId },
      Items: documents.map(({ Type, Desc }) => ({ Type, Desc, Required: 1 })),
    },
    ...{ now, today, refuse },
    note: (noted) => {
      details = { ...noted.details }
    },
    // A new request has no recipient who sent something.
    assertNoProblems: (problems) => assertNoProblems(under('Request', problems.filter(isOfNewRequest))),
  })
  const event = { siteId, actor, action: 'documents-requested', at: now, application: applicationId } as const
  await audit(trx, { ...event, details: { ...details, result: 'ok' } })
  return Items.map(({ DFRequestDocItemID }) => DFRequestDocItemID)
}

type RequestProblem = Problem<'InvalidSetting' | 'RequiredSetting' | 'RecipientHasSent' | 'TooManyDocumentRequests'>

const isOfNewRequest = (
  one: RequestProblem,
): one is Problem<'InvalidSetting' | 'RequiredSetting' | 'TooManyDocumentRequests'> => one.Key !== 'RecipientHasSent'
