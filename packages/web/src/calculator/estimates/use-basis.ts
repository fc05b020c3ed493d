import type { Basis } from '@foyer/domain/qualification/calculators/results.ts'
import { today } from '@foyer/ui/today.ts'
import { useMemo } from 'react'
import { useRules } from '../../estimate/use-rules.ts'

/** Today's rules, for the calculators that need them. */
export const useBasis = (): Basis => {
  const { rules, policy } = useRules()
  return useMemo(() => ({ rules, policy, today: today() }), [rules, policy])
}
