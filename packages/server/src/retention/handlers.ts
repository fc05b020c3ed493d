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
import { holdDeal } from '../deals/index.ts'
import { removeFiles } from '../documents/index.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { isPerson } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { retention } from '../maintenance/index.ts'
import { namedActors, officeLimits, refreshList, sitesOf, staffOfDeal } from '../office/index.ts'
import {
  countApplications,
  countWaiting,
  type DealOf,
  endErasure,
  eraseApplication,
  findErasure,
  findHold,
  findKeeping,
  insertErasure,
  insertHold,
  liftHold,
  listErasures,
  listHolds,
  listKept,
} from './store.ts'

const dealOf = (body: { SiteID: string; MortgageApplicationID: number }): DealOf => ({
  siteId: body.SiteID,
  applicationId: body.MortgageApplicationID,
})

const refusals = { gone: 'StaleEdit', own: 'ErasureNeedsAnother', held: 'DealHeld', kept: 'DealKept' } as const

type Needs = Pick<Services, 'database' | 'limiter' | 'jobs'>

export const retentionHandlers = ({ database, limiter, jobs }: Needs): ImplementedCall[] => [
  ...implementCalls(officeRetentionCalls, {
    countExpired: {
      async free({ scope: { session }, now, transaction }) {
        await limiter.takeOrRefuse(officeLimits.expiredCounts, session.brokerageId, now)
        const sites = await transaction((trx) => sitesOf(trx, session.brokerageId))
        const counts = await retention(database, { now, isDry: true, sites })
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
      async transaction({ body: { After = '' }, now }, trx) {
        await refreshList(trx)
        const { page, next } = await listHolds(trx, After, now)
        return {
          Holds: page.map((row) => ({
            ...{ SiteID: row.slug, MortgageApplicationID: row.application_id, Client: row.client, HoldID: row.id },
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
        const { page, next } = await listErasures(trx, body, now)
        return {
          Requests: page.map((row) => ({
            ...{ SiteID: row.slug, MortgageApplicationID: row.application_id, Client: row.client, ErasureID: row.id },
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
        const deal = dealOf(body)
        const found = await findKeeping(trx, deal)
        if (found === undefined) return refuse('NoAccess')
        const hold = await findHold(trx, deal)
        const erasure = await findErasure(trx, deal)
        const named = namedActors(await staffOfDeal(trx, deal.siteId, deal.applicationId))
        return {
          ProvinceDD: found.province,
          KeptUntil: found.kept_until ?? '',
          ErasableFl: found.kept_until === null || found.kept_until <= today ? 1 : 0,
          OnlyFl: found.is_only ? 1 : 0,
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
        const deal = dealOf(body)
        if (!isPerson(scope.rights) || !(await holdDeal(trx, deal.siteId, deal.applicationId)))
          return refuse('NoAccess')
        assertNoProblems(holdProblems(body))
        if (await findHold(trx, deal)) return refuse('StaleEdit')
        const given = { reason: body.Reason, words: cleanLine(body.Words), actor: scope.actor, now }
        const hold = await insertHold(trx, deal, given)
        await refreshDeal(trx, deal.siteId, deal.applicationId)
        note({ details: { hold, reason: body.Reason } })
        return {}
      },
    },
    liftHold: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        if (!isPerson(scope.rights) || !(await holdDeal(trx, deal.siteId, deal.applicationId)))
          return refuse('NoAccess')
        assertNoProblems(wordsProblems(body))
        const given = { holdId: body.HoldID, words: cleanLine(body.Words), actor: scope.actor, now }
        if (!(await liftHold(trx, deal, given))) return refuse('StaleEdit')
        await refreshDeal(trx, deal.siteId, deal.applicationId)
        note({ details: { hold: body.HoldID } })
        return {}
      },
    },
    requestErasure: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        if (!isPerson(scope.rights) || !(await holdDeal(trx, deal.siteId, deal.applicationId)))
          return refuse('NoAccess')
        assertNoProblems(erasureProblems(body))
        if (await findErasure(trx, deal)) return refuse('StaleEdit')
        if (await findHold(trx, deal)) return refuse('DealHeld')
        const keptUntil = (await findKeeping(trx, deal))?.kept_until ?? ''
        if (keptUntil > today) return refuse('DealKept')
        const given = { reason: body.Reason, words: cleanLine(body.Words), actor: scope.actor, now }
        const erasure = await insertErasure(trx, deal, { ...given, erasesAccount: body.AccountFl === 1 })
        note({ details: { erasure, reason: body.Reason, account: body.AccountFl } })
        return {}
      },
    },
    withdrawErasure: {
      async transaction({ body, scope, now, note, refuse }, trx) {
        const deal = dealOf(body)
        if (!isPerson(scope.rights) || !(await holdDeal(trx, deal.siteId, deal.applicationId)))
          return refuse('NoAccess')
        const found = await findErasure(trx, deal)
        if (found?.erasure_id !== body.ErasureID) return refuse('StaleEdit')
        if (found.asked_by !== scope.actor) return refuse('NoAccess')
        await endErasure(trx, deal.siteId, body.ErasureID, { state: 'withdrawn', words: '', actor: scope.actor, now })
        note({ details: { erasure: body.ErasureID } })
        return {}
      },
    },
    declineErasure: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        if (!isPerson(scope.rights) || !(await holdDeal(trx, deal.siteId, deal.applicationId)))
          return refuse('NoAccess')
        assertNoProblems(wordsProblems(body))
        const found = await findErasure(trx, deal)
        if (found?.erasure_id !== body.ErasureID) return refuse('StaleEdit')
        if (found.asked_by === scope.actor) return refuse('ErasureNeedsAnother')
        const given = { words: cleanLine(body.Words), actor: scope.actor, now }
        await endErasure(trx, deal.siteId, body.ErasureID, { state: 'declined', ...given })
        note({ details: { erasure: body.ErasureID } })
        return {}
      },
    },
    approveErasure: {
      async transaction({ body, scope, now, today, note, refuse }, trx) {
        const deal = dealOf(body)
        const found = isPerson(scope.rights) ? await findKeeping(trx, deal) : undefined
        // The account first, as where its user deletes it.
        const user = found && (await holdUser(trx, deal.siteId, found.user_id))
        if (user === undefined || !(await holdDeal(trx, deal.siteId, deal.applicationId))) return refuse('NoAccess')
        const asked = { erasureId: body.ErasureID, actor: scope.actor, today, now }
        const erased = await eraseApplication(trx, deal, asked)
        if (erased.outcome !== 'ok') return refuse(refusals[erased.outcome])
        await removeFiles(trx, jobs, deal.siteId, erased.files)
        // An account whose user deleted it is only there for its applications.
        const isAccountErased =
          (erased.erasesAccount || isDeleted(user)) && (await countApplications(trx, deal.siteId, user.user_id)) === 0
        if (isAccountErased) await removeUser(trx, user)
        const { counts, files } = erased
        note({
          details: { erasure: body.ErasureID, ...counts, files: files.length, account: isAccountErased ? 1 : 0 },
        })
        return { AccountErasedFl: isAccountErased ? 1 : 0 }
      },
    },
  }),
]
