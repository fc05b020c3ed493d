import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { overridesOf } from '@foyer/domain/qualification/overrides.ts'
import { defaultPolicy, type Policy } from '@foyer/domain/qualification/policy.ts'
import { type RuleBook, withOverrides } from '@foyer/domain/qualification/rule.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { callKey } from '@foyer/ui/client/use-call.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const path = '/api/LoadLendingRules'
type Reply = ReplyOf<typeof path>

const freshMilliseconds = 300_000

export interface Rules {
  rules: RuleBook
  policy: Policy
}

const rulesOf = (reply: Reply | null): Rules =>
  reply === null
    ? { rules: ruleBook, policy: defaultPolicy }
    : { rules: withOverrides(ruleBook, overridesOf(reply.Overrides)), policy: { ...defaultPolicy, ...reply.Policy } }

/**
 * What this site computes with: the rules with its own rows before the shipped ones, and its lending policy. It waits for them
 * (Suspense), so that no figure is shown that changes a moment later; where they do not load, the shipped ones are used until
 * the next page asks again. It loads the whole rule book: only what is lazy itself may import it.
 */
export const useRules = (): Rules => {
  const { SiteID } = useCallIds()
  const { data } = useSuspenseQuery({
    queryKey: callKey(path, { SiteID }),
    queryFn: async ({ signal }): Promise<Reply | null> => {
      if (SiteID === '') return null
      const outcome = await read(path, { SiteID }, { signal })
      return outcome.ok ? outcome.reply : null
    },
    staleTime: ({ state }) => (state.data === null ? 0 : freshMilliseconds),
  })
  return useMemo(() => rulesOf(data), [data])
}
