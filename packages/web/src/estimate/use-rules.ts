import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { defaultPolicy, type Policy } from '@foyer/domain/qualification/policy.ts'
import { type Override, type RuleBook, withOverrides } from '@foyer/domain/qualification/rule.ts'
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

/** The checks of entered rows load with the first row: most sites have none, and each page with an estimate would load them. */
const overridesIn = async ({ Overrides }: Reply): Promise<readonly Override[]> => {
  if (Overrides.length === 0) return []
  const { overridesOf } = await import('@foyer/domain/qualification/overrides.ts')
  return overridesOf(Overrides)
}

interface Entered {
  overrides: readonly Override[]
  policy: Partial<Policy>
}

const enteredIn = async (reply: Reply): Promise<Entered> => ({
  overrides: await overridesIn(reply),
  policy: reply.Policy,
})

const rulesOf = (entered: Entered | null): Rules =>
  entered === null
    ? { rules: ruleBook, policy: defaultPolicy }
    : { rules: withOverrides(ruleBook, entered.overrides), policy: { ...defaultPolicy, ...entered.policy } }

/**
 * What this site computes with: the rules with its own rows before the shipped ones, and its lending policy. It waits for them
 * (Suspense), so that no figure is shown that changes a moment later; where they do not load, the shipped ones are used until
 * the next page asks again. It loads the whole rule book: only what is lazy itself may import it.
 */
export const useRules = (): Rules => {
  const { SiteID } = useCallIds()
  const { data } = useSuspenseQuery({
    queryKey: callKey(path, { SiteID }),
    queryFn: async ({ signal }): Promise<Entered | null> => {
      if (SiteID === '') return null
      const outcome = await read(path, { SiteID }, { signal })
      return outcome.ok ? enteredIn(outcome.reply).catch(() => null) : null
    },
    staleTime: ({ state }) => (state.data === null ? 0 : freshMilliseconds),
  })
  return useMemo(() => rulesOf(data), [data])
}
