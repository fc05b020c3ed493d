import type { Basis } from '@foyer/domain/qualification/calculators/results.ts'
import { useMemo } from 'react'
import { useRules } from '../../estimate/use-rules.ts'
import { today } from '../../kit/today.ts'

/** Today's rules, for the calculators that need them. */
export const useBasis = (): Basis => {
  const { rules, policy } = useRules()
  return useMemo(() => ({ rules, policy, today: today() }), [rules, policy])
}
