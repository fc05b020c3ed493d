import type { BodyOf, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { write } from './call.ts'
import { CallError, type Failure } from './outcome.ts'

/** A call that records who saw something, whose reply never changes: sent once, then kept while the app is open. */
export const useView = <P extends WritePath>(
  path: P,
  body: BodyOf<P>,
): { reply: ReplyOf<P> | undefined; failure: Failure | undefined; retry: () => void } => {
  const { data, error, refetch } = useQuery({
    queryKey: [path, body],
    queryFn: async (): Promise<ReplyOf<P>> => {
      const outcome = await write(path, body)
      if (outcome.ok) return outcome.reply
      throw new CallError(outcome)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    reply: data as ReplyOf<P> | undefined,
    failure: error instanceof CallError ? error.failure : undefined,
    retry: () => void refetch(),
  }
}
