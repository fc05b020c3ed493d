import type { BodyOf, ReadPath, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useConfirm } from './confirm.tsx'

/** A write that asks for a confirmation where the server wants one, and is then sent again. */
export const useOfficeWrite = <P extends WritePath>(path: P, options: { invalidates?: ReadPath[] } = {}) => {
  const { run, isBusy } = useWrite(path, options)
  const confirm = useConfirm()
  const confirmed = async (body: BodyOf<P>): Promise<Outcome<ReplyOf<P>>> => {
    const outcome = await run(body)
    const isAsked = !outcome.ok && outcome.key === 'StepUpRequired'
    return isAsked && (await confirm()) ? run(body) : outcome
  }
  return { run: confirmed, isBusy }
}
