import { forgetPending, keepPending } from './pending-submission.ts'
import { SubmissionSender } from './submission-sender.ts'

/** A delay that ends early when the connection returns or the user presses "Try now". */
const waitInBrowser = (milliseconds: number) => {
  let hurry = () => {}
  const over = new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    globalThis.addEventListener('online', end)
    hurry = end
  })
  return { over, hurry: () => hurry() }
}

/** The page's only sender, which outlives the screens that show its progress. */
export const sender = new SubmissionSender({
  keep: keepPending,
  forget: forgetPending,
  now: () => Date.now(),
  random: Math.random,
  wait: waitInBrowser,
})
