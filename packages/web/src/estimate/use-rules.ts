import { defaultPolicy, type Policy } from '@foyer/domain/qualification/policy.ts'
import type { RuleBook } from '@foyer/domain/qualification/rule.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { useMemo } from 'react'

/** The rules of an estimate and what the broker's lenders do beside them; `exampleRate` is the site's, in per cent. */
export const useRules = (exampleRate: number | null = null): { rules: RuleBook; policy: Policy } =>
  useMemo(() => ({ rules: ruleBook, policy: { ...defaultPolicy, exampleRate } }), [exampleRate])
