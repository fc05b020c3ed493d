import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useConfirm } from './confirm.tsx'

/** Asks the server, and again after a confirmation where it wants one. */
export const useConfirmed = () => {
  const confirm = useConfirm()
  return async <Reply>(ask: () => Promise<Outcome<Reply>>): Promise<Outcome<Reply>> => {
    const first = await ask()
    return !first.ok && first.key === 'StepUpRequired' && (await confirm()) ? ask() : first
  }
}
