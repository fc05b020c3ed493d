import { isSubmitted } from '@foyer/domain/flow-conditions.ts'
import { read, write } from '../../kit/client/call.ts'
import type { CallIds } from '../../kit/client/ids.tsx'
import type { Outcome } from '../../kit/client/outcome.ts'
import { queries } from '../../kit/client/use-call.ts'
import { factsOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'
import { sender } from './browser-sender.ts'
import { type PendingSubmission, submissionBody } from './pending-submission.ts'
import { verdictOf } from './retry-policy.ts'

/** The draft that keeps what is written to the broker until it is sent. */
export const draftKey = 'summary'

/** What was written and kept on the server; a page loaded anew sends that. */
export const keptComments = ({ Drafts, Comments }: Pick<Application, 'Drafts' | 'Comments'>): string => {
  const data = Drafts.find(({ StepKey }) => StepKey === draftKey)?.Data as { Comments?: unknown } | null | undefined
  return typeof data?.Comments === 'string' ? data.Comments : Comments
}

const callOf = ({ RequestReview }: PendingSubmission) =>
  RequestReview === 1 ? '/api/mtgappReviewsubmit' : '/api/mtgappsubmit'

type Loaded = { Comments: string } | { instead: Outcome }

/** The comments kept on the server; or how it stands instead, when there is nothing to send them with. */
const loadComments = async ({ MortgageApplicationID }: PendingSubmission, ids: CallIds): Promise<Loaded> => {
  const outcome = await read('/api/MTGAPPLoad', { ...ids, MortgageApplicationID })
  if (!outcome.ok) return { instead: outcome }
  // The answer to an earlier try may have got lost on its way to us.
  const isSent = isSubmitted(factsOf(outcome.reply), undefined) === true
  return isSent ? { instead: outcome } : { Comments: keptComments(outcome.reply) }
}

/** One try to send; without `written`, what is kept on the server is asked for first. */
const attemptOf = (pending: PendingSubmission, ids: CallIds, written: string | undefined) => {
  let known = written
  return async (): Promise<Outcome> => {
    if (known === undefined) {
      const loaded = await loadComments(pending, ids)
      if ('instead' in loaded) return loaded.instead
      known = loaded.Comments
    }
    return write(callOf(pending), submissionBody(pending, ids, known))
  }
}

const changed = ['/api/MTGAPPLoad', '/api/MTGAPPLoadMyDeals'] as const

/** Sends until the server confirms, with what was just written or, in the background, with what was kept of it; what other pages show of the application is then asked afresh. */
export const sendPending = (pending: PendingSubmission, ids: CallIds, Comments?: string) => {
  const attempt = attemptOf(pending, ids, Comments)
  const tell = async (): Promise<Outcome> => {
    const outcome = await attempt()
    if (verdictOf(outcome) === 'sent') {
      for (const path of changed) void queries.invalidateQueries({ queryKey: [path] })
    }
    return outcome
  }
  return sender.start(pending, tell, Comments === undefined)
}
