import {
  type KeptLogin,
  openLogin,
  sealLogin,
  sealShown,
  sealStatement,
} from '../application/bank-statement-secrets.ts'
import { audit } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { type BankAnswer, BankDataRefused } from '../ports/bank-data.ts'
import { findAnswered, isWaiting, noteFetch, releaseBankRequest } from './store.ts'

type Needs = Pick<Services, 'bankData' | 'clock' | 'crypto' | 'database'>
interface Ref {
  siteId: string
  requestId: number
}

/** Maximum time an institution may take for its statement. */
const longestWait = 24 * 60 * 60 * 1000

/** The institution still works on it: the job is retried. */
export class StatementPending extends Error {}

/**
 * The handler of `fetch-bank-statement` and its later tries. Running twice writes once. A login without a result, or without one for a
 * day, is given up: its place and credit are released, and the borrower may try again.
 */
export const fetchBankStatement =
  ({ bankData, clock, crypto, database }: Needs) =>
  async ({ siteId, requestId }: Ref): Promise<void> => {
    const { db } = database
    const vault = { siteId, crypto }
    const row = await inSite(db, siteId, (trx) => findAnswered(trx, siteId, requestId))
    if (!row?.login || !row.answered_at) return
    const { ticket, ...login } = openLogin(vault, requestId, row.login)
    const isLate = clock.now().getTime() - row.answered_at.getTime() > longestWait
    const answer = await answerOrGiveUp(() => bankData.fetch(login, ticket), isLate)
    const now = clock.now()
    if (answer === 'given-up') {
      return inSite(db, siteId, (trx) => releaseBankRequest(trx, { siteId, requestId, failed: true, now }))
    }
    if (answer.state === 'pending') {
      const kept: KeptLogin = answer.ticket === '' ? login : { ...login, ticket: answer.ticket }
      await inSite(db, siteId, (trx) => noteFetch(trx, siteId, requestId, { login: sealLogin(vault, requestId, kept) }))
      throw new StatementPending('the statement is not there yet')
    }
    const { statement } = answer
    const shown = {
      Institution: statement.Institution,
      Accounts: statement.Accounts.map(({ Title, LastDigits }) => ({ Title, LastDigits })),
    }
    await inSite(db, siteId, async (trx) => {
      const isFirst = await noteFetch(trx, siteId, requestId, {
        statement: sealStatement(vault, requestId, statement),
        shown: sealShown(vault, requestId, shown),
        fetched_at: now,
        login: null,
      })
      if (!isFirst) return
      await audit(trx, {
        siteId,
        actor: 'system',
        action: 'bank-statement-received',
        at: now,
        application: row.application_id,
        applicantId: row.applicant_id,
        details: { request: requestId, accounts: statement.Accounts.length },
      })
    })
  }

const answerOrGiveUp = async (ask: () => Promise<BankAnswer>, isLate: boolean): Promise<BankAnswer | 'given-up'> => {
  try {
    const answer = await ask()
    return answer.state === 'pending' && isLate ? 'given-up' : answer
  } catch (error) {
    if (isLate || error instanceof BankDataRefused) return 'given-up'
    throw error
  }
}

/** The job ran before the request's own time, because clocks differ; it is retried. */
export class NotYetLate extends Error {}

/** The handler of `release-bank-request`; a completed request is unchanged. */
export const releaseLateRequest =
  ({ clock, database }: Pick<Needs, 'clock' | 'database'>) =>
  async ({ siteId, requestId }: Ref): Promise<void> => {
    const isEarly = await inSite(database.db, siteId, async (trx) => {
      await releaseBankRequest(trx, { siteId, requestId, failed: false, now: clock.now() })
      return isWaiting(trx, siteId, requestId)
    })
    if (isEarly) throw new NotYetLate('the request may still receive a reply')
  }
