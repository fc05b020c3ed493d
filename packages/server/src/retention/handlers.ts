import { officeRetentionCalls, operatorRetentionCalls } from '@foyer/contract/retention/office-calls.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { expiryKinds } from '@foyer/domain/retention/expiry.ts'
import {
  type ErasureReason,
  type ErasureState,
  erasureProblems,
  type HoldReason,
  holdProblems,
  wordsProblems,
} from '@foyer/domain/retention/rules.ts'
import { holdUser, isDeleted, removeUser } from '../account/index.ts'
import { refreshDeal } from '../application/refresh-deal.ts'
import type { Trx } from '../db/open-database.ts'
import { holdDeal } from '../deals/index.ts'
import { removeFiles } from '../documents/index.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { actorOfPerson, callerOfSession, type OfficeSession } from '../kit/office-session.ts'
import { isPerson } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { retention } from '../maintenance/index.ts'
import { namedActors, officeLimits, refreshList, sitesOf, staffOfDeal } from '../office/index.ts'
import { seenPurposesOf, voidEnvelope } from '../signing/index.ts'
import { type DealOf, findKeeping, holdKept, isSeen, keptOf, type SigningOf } from './kept.ts'
import {
  type Approved,
  countApplications,
  countWaiting,
  endErasure,
  eraseApplication,
  eraseSigning,
  findErasure,
  findHold,
  findUserOf,
  insertErasure,
  insertHold,
  type ListedKept,
  liftHold,
  listErasures,
  listHolds,
  listKept,
} from './store.ts'

const refusals = { gone: 'StaleEdit', own: 'ErasureNeedsAnother', held: 'DealHeld', kept: 'DealKept' } as const

/** What is signed that a person of the office may see. */
const seenBy = (session: OfficeSession) => seenPurposesOf({ rights: callerOfSession(session) })

const listedOf = ({ slug, application_id, client, request_id, title }: ListedKept) => ({
  ...{ SiteID: slug, MortgageApplicationID: application_id ?? 0, Client: client },
  ...{ SigningRequestID: request_id ?? '', Title: title?.en ?? '', TitleFr: title?.fr ?? '' },
})

type Needs = Pick<Services, 'database' | 'limiter' | 'jobs'>

export const retentionHandlers = ({ database, limiter, jobs }: Needs): ImplementedCall[] => [
  ...implementCalls(officeRetentionCalls, {
    countExpired: {
      async free({ scope: { session }, now, transaction }) {
        await limiter.takeOrRefuse(officeLimits.expiredCounts, session.brokerageId, now)
        const sites = await transaction((trx) => sitesOf(trx, session.brokerageId))
        const counts = await retention({ database, jobs }, { now, isDry: true, sites })
        return { Classes: expiryKinds.map((Class) => ({ Class, Count: counts[Class] })), CountedAt: now.toISOString() }
      },
    },
    listKeptDeals: {
      async transaction({ body, scope: { session }, now, today }, trx) {
        await refreshList(trx)
        const { page, next } = await listKept(trx, body, { brokerageId: session.brokerageId, today, now })
        return {
          Deals: page.map((row) => ({
            ...{ SiteID: row.slug, MortgageApplicationID: row.id, Client: row.client, ProvinceDD: row.province },
            ...{
              KeptUntil: row.place,
              SubmittedAt: row.submitted_at?.toISOString() ?? '',
              HeldFl: row.is_held ? 1 : 0,
            },
          })),
          Next: next,
        }
      },
    },
    listHolds: {
      async transaction({ body: { After = '' }, scope: { session }, now }, trx) {
        await refreshList(trx)
        const { page, next } = await listHolds(trx, After, { purposes: seenBy(session), now })
        return {
          Holds: page.map((row) => ({
            ...{ ...listedOf(row), HoldID: row.id },
            ...{ Reason: row.reason as HoldReason, Words: row.words },
            ...{ HeldBy: row.held_by, HeldAt: row.held_at.toISOString() },
          })),
          Next: next,
        }
      },
    },
    listErasures: {
      async transaction({ body, scope: { session }, now }, trx) {
        await refreshList(trx)
        const { page, next } = await listErasures(trx, body, { purposes: seenBy(session), now })
        return {
          Requests: page.map((row) => ({
            ...{ ...listedOf(row), ErasureID: row.id },
            ...{ Reason: row.reason as ErasureReason, Words: row.words, AccountFl: row.erases_account ? 1 : 0 },
            ...{ State: row.state as ErasureState, AskedBy: row.asker, AskedAt: row.asked_at.toISOString() },
            OwnFl: row.asked_by === actorOfPerson(session.personId) ? 1 : 0,
            ...{ DecidedBy: row.decider, DecidedAt: row.decided_at?.toISOString() ?? '' },
            DecisionWords: row.decision_words,
          })),
          Next: next,
        }
      },
    },
    countErasures: {
      async transaction({ scope: { session } }, trx) {
        return { Waiting: await countWaiting(trx, actorOfPerson(session.personId)) }
      },
    },
  }),
  ...implementCalls(operatorRetentionCalls, {
    loadKeeping: {
      async transaction({ body, scope, today, refuse }, trx) {
        const kept = keptOf(body)
        const found = kept && (await isSeen(trx, scope, kept)) && (await findKeeping(trx, kept))
        if (!found) return refuse('NoAccess')
        const hold = await findHold(trx, kept)
        const erasure = await findErasure(trx, kept)
        const named = namedActors(await staffOfDeal(trx, kept.siteId, kept.applicationId ?? 0))
        return {
          ProvinceDD: found.province,
          KeptUntil: found.kept_until ?? '',
          ErasableFl: found.ended && (found.kept_until === null || found.kept_until <= today) ? 1 : 0,
          OnlyFl: found.is_only ? 1 : 0,
          OpenFl: found.ended ? 0 : 1,
          Hold: hold
            ? {
                ...{ HoldID: hold.hold_id, Reason: hold.reason as HoldReason, Words: hold.words },
                ...{ HeldBy: named(hold.held_by).Name, HeldAt: hold.held_at.toISOString() },
              }
            : null,
          Erasure: erasure
            ? {
                ...{ ErasureID: erasure.erasure_id, Reason: erasure.reason as ErasureReason, Words: erasure.words },
                ...{ AccountFl: erasure.erases_account ? 1 : 0, State: 'open' as const },
                ...{ AskedBy: named(erasure.asked_by).Name, AskedAt: erasure.asked_at.toISOString() },
                OwnFl: erasure.asked_by === scope.actor ? 1 : 0,
                ...{ DecidedBy: '', DecidedAt: '', DecisionWords: '' },
              }
            : null,
        }
      },
    },
    holdDeal: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const kept = await holdKept(trx, scope, body)
        if (kept === undefined) return refuse('NoAccess')
        assertNoProblems(holdProblems(body))
        if (await findHold(trx, kept)) return refuse('StaleEdit')
        const given = { reason: body.Reason, words: cleanLine(body.Words), actor: scope.actor, now }
        const hold = await insertHold(trx, kept, given)
        if (kept.applicationId !== undefined) await refreshDeal(trx, kept.siteId, kept.applicationId)
        note({ details: { hold, reason: body.Reason } })
        return {}
      },
    },
    liftHold: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const kept = await holdKept(trx, scope, body)
        if (kept === undefined) return refuse('NoAccess')
        assertNoProblems(wordsProblems(body))
        const given = { holdId: body.HoldID, words: cleanLine(body.Words), actor: scope.actor, now }
        if (!(await liftHold(trx, kept, given))) return refuse('StaleEdit')
        if (kept.applicationId !== undefined) await refreshDeal(trx, kept.siteId, kept.applicationId)
        note({ details: { hold: body.HoldID } })
        return {}
      },
    },
    requestErasure: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const kept = await holdKept(trx, scope, body)
        if (kept === undefined) return refuse('NoAccess')
        assertNoProblems(erasureProblems(body))
        const keeping = await findKeeping(trx, kept)
        if (keeping?.ended !== true || (await findErasure(trx, kept))) return refuse('StaleEdit')
        if (keeping.held) return refuse('DealHeld')
        if ((keeping.kept_until ?? '') > today) return refuse('DealKept')
        const given = { reason: body.Reason, words: cleanLine(body.Words), actor: scope.actor, now }
        const erasesAccount = body.AccountFl === 1 && kept.applicationId !== undefined
        const erasure = await insertErasure(trx, kept, { ...given, erasesAccount })
        note({ details: { erasure, reason: body.Reason, account: erasesAccount ? 1 : 0 } })
        return {}
      },
    },
    withdrawErasure: {
      async transaction({ body, scope, now, note, refuse }, trx) {
        const kept = await holdKept(trx, scope, body)
        if (kept === undefined) return refuse('NoAccess')
        const found = await findErasure(trx, kept)
        if (found?.erasure_id !== body.ErasureID) return refuse('StaleEdit')
        if (found.asked_by !== scope.actor) return refuse('NoAccess')
        await endErasure(trx, kept.siteId, body.ErasureID, { state: 'withdrawn', words: '', actor: scope.actor, now })
        note({ details: { erasure: body.ErasureID } })
        return {}
      },
    },
    declineErasure: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const kept = await holdKept(trx, scope, body)
        if (kept === undefined) return refuse('NoAccess')
        assertNoProblems(wordsProblems(body))
        const found = await findErasure(trx, kept)
        if (found?.erasure_id !== body.ErasureID) return refuse('StaleEdit')
        if (found.asked_by === scope.actor) return refuse('ErasureNeedsAnother')
        const given = { words: cleanLine(body.Words), actor: scope.actor, now }
        await endErasure(trx, kept.siteId, body.ErasureID, { state: 'declined', ...given })
        note({ details: { erasure: body.ErasureID } })
        return {}
      },
    },
    approveErasure: {
      async transaction({ body, scope, now, today, note, refuse }, trx) {
        const kept = keptOf(body)
        if (!kept || !isPerson(scope.rights) || !(await isSeen(trx, scope, kept))) return refuse('NoAccess')
        const asked = { erasureId: body.ErasureID, actor: scope.actor, today, now }
        const erased = await (kept.requestId === undefined
          ? approveDeal(trx, jobs, kept, asked)
          : approveSigning(trx, kept, asked))
        if (typeof erased === 'string') return refuse(erased)
        note({ details: { erasure: body.ErasureID, ...erased } })
        return { AccountErasedFl: erased.account }
      },
    },
  }),
]

/** What was erased, by kind; or why nothing was. */
type Outcome = Promise<
  (Record<string, number> & { account: 0 | 1 }) | 'NoAccess' | (typeof refusals)[keyof typeof refusals]
>

const approveDeal = async (trx: Trx, jobs: Services['jobs'], deal: DealOf, asked: Approved): Outcome => {
  const { siteId } = deal
  const userId = await findUserOf(trx, deal)
  // The account first, as where its user deletes it.
  const user = userId && (await holdUser(trx, siteId, userId))
  if (!user || !(await holdDeal(trx, siteId, deal.applicationId))) return 'NoAccess'
  const erased = await eraseApplication(trx, deal, asked)
  if (erased.outcome !== 'ok') return refusals[erased.outcome]
  const { counts, files, envelopes } = erased
  await removeFiles(trx, jobs, siteId, files)
  for (const envelope of envelopes) await jobs.send(trx, voidEnvelope, { siteId, ...envelope })
  // An account whose user deleted it is only there for its applications.
  const isAccountErased =
    (erased.erasesAccount || isDeleted(user)) && (await countApplications(trx, siteId, user.user_id)) === 0
  if (isAccountErased) await removeUser(trx, user)
  return { ...counts, files: files.length, account: isAccountErased ? 1 : 0 }
}

const approveSigning = async (trx: Trx, signing: SigningOf, asked: Approved): Outcome => {
  if (!(await findKeeping(trx, signing))) return 'NoAccess'
  const erased = await eraseSigning(trx, signing, asked)
  return erased.outcome === 'ok' ? { ...erased.counts, account: 0 } : refusals[erased.outcome]
}
