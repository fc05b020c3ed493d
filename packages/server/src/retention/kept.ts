import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { holdDeal } from '../deals/index.ts'
import { isPerson } from '../kit/operator-caller.ts'
import type { ScopeOf } from '../kit/scope.ts'
import { findRequest, holdRequest, seenPurposesOf } from '../signing/index.ts'

export interface DealOf {
  siteId: string
  applicationId: number
  requestId?: never
}

/** A request to sign that belongs to no deal. */
export interface SigningOf {
  siteId: string
  requestId: string
  applicationId?: never
}

/** What is held and erased as a whole. */
export type Kept = DealOf | SigningOf

interface Body {
  SiteID: string
  MortgageApplicationID: number
  SigningRequestID?: string
}

/** Undefined where the body names both, or neither. */
export const keptOf = ({
  SiteID: siteId,
  MortgageApplicationID: applicationId,
  SigningRequestID: requestId = '',
}: Body): Kept | undefined => {
  if (requestId === '') return applicationId === 0 ? undefined : { siteId, applicationId }
  return applicationId === 0 ? { siteId, requestId } : undefined
}

export interface Keeping {
  province: number
  /** YYYY-MM-DD; null for an application that was never sent, and for a document that no one signed. */
  kept_until: string | null
  /** Whether its client has no other application. */
  is_only: boolean
  /** Of a request to sign: no one can sign it any more, and it is not about to be sealed. */
  ended: boolean
  /** Whether it, or what is erased together with it, is on hold. */
  held: boolean
}

/** Undefined for an unknown deal or request, and for a request of a deal, with which it goes. */
export const findKeeping = async (
  trx: Trx,
  { siteId, applicationId, requestId }: Kept,
): Promise<Keeping | undefined> => {
  const { rows } =
    requestId === undefined
      ? await sql<Keeping>`
    select foyer_province(a) as province, foyer_kept_until(a)::text as kept_until,
           not exists (select from applications o
             where o.site_id = a.site_id and o.user_id = a.user_id and o.application_id <> a.application_id) as is_only,
           true as ended, foyer_is_held(a.site_id, a.application_id) as held
      from applications a where a.site_id = ${siteId} and a.application_id = ${applicationId}::bigint`.execute(trx)
      : await sql<Keeping>`
    select -1 as province, kept_until::text, false as is_only, ended, held
      from foyer_kept_signing(${siteId}, ${requestId})`.execute(trx)
  return rows[0]
}

type Caller = Pick<ScopeOf<'operator'>, 'rights'>

/** Whether the caller may look at it: what is signed has rights of its own. */
export const isSeen = async (trx: Trx, scope: Caller, { siteId, requestId }: Kept): Promise<boolean> => {
  if (requestId === undefined) return true
  const purpose = (await findRequest(trx, siteId, requestId))?.purpose
  return purpose !== undefined && seenPurposesOf(scope).includes(purpose)
}

/** What a person of staff decides about, locked until the transaction ends; undefined for a program and for what they do not see. */
export const holdKept = async (trx: Trx, scope: Caller, body: Body): Promise<Kept | undefined> => {
  const kept = keptOf(body)
  if (kept === undefined || !isPerson(scope.rights) || !(await isSeen(trx, scope, kept))) return undefined
  const isThere =
    kept.requestId === undefined
      ? await holdDeal(trx, kept.siteId, kept.applicationId)
      : (await holdRequest(trx, kept.siteId, kept.requestId)) && (await findKeeping(trx, kept))
  return isThere && kept
}
