import { forgetPending, keepPending } from './pending-submission.ts'
import { SubmissionSender } from './submission-sender.ts'

/** A pause that ends early when the connection comes back or somebody presses "Try now". */
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

/** The one sender of this page: it outlives the screens that show how it goes. */
export const sender = new SubmissionSender({
  keep: keepPending,
  forget: forgetPending,
  now: () => Date.now(),
  random: Math.random,
  wait: waitInBrowser,
})
