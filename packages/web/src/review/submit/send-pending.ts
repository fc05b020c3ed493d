import { wasSent } from '@foyer/domain/deals/wording.ts'
import { isSubmitted } from '@foyer/domain/flow-conditions.ts'
import { read, write } from '@foyer/ui/client/call.ts'
import type { CallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { factsOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'
import { sender } from './browser-sender.ts'
import { type PendingSubmission, submissionBody } from './pending-submission.ts'
import { verdictOf } from './retry-policy.ts'

/** The draft that stores the comment to the broker until submission. */
export const draftKey = 'summary'

/** The comment stored on the server, which a reloaded page sends. */
export const keptComments = ({ Drafts, Comments }: Pick<Application, 'Drafts' | 'Comments'>): string => {
  const data = Drafts.find(({ StepKey }) => StepKey === draftKey)?.Data as { Comments?: unknown } | null | undefined
  return typeof data?.Comments === 'string' ? data.Comments : Comments
}

const callOf = ({ RequestReview }: PendingSubmission) =>
  RequestReview === 1 ? '/api/mtgappReviewsubmit' : '/api/mtgappsubmit'

type Loaded = { Comments: string } | { instead: Outcome }

/** The comment stored on the server; or the final outcome if there is nothing left to send. */
const loadComments = async ({ MortgageApplicationID }: PendingSubmission, ids: CallIds): Promise<Loaded> => {
  const outcome = await read('/api/MTGAPPLoad', { ...ids, MortgageApplicationID })
  if (!outcome.ok) return { instead: outcome }
  // The response to an earlier attempt may have been lost.
  const isSent = isSubmitted(factsOf(outcome.reply), undefined) === true && wasSent(outcome.reply)
  return isSent ? { instead: outcome } : { Comments: keptComments(outcome.reply) }
}

/** One attempt to submit; without `written`, it first loads the stored comment. */
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

/**
 * Sends until the server confirms, with the new comment or, in the background, the stored one; then other pages reload
 * the application.
 */
export const sendPending = (pending: PendingSubmission, ids: CallIds, Comments?: string) => {
  const attempt = attemptOf(pending, ids, Comments)
  const tell = async (): Promise<Outcome> => {
    const outcome = await attempt()
    // Closed by the broker meanwhile, it looks different from what is shown as well.
    if (verdictOf(outcome) === 'sent' || (!outcome.ok && outcome.key === 'ApplicationWithdrawn')) {
      for (const path of changed) void queries.invalidateQueries({ queryKey: [path] })
    }
    return outcome
  }
  return sender.start(pending, tell, Comments === undefined)
}
