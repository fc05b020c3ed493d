export { ConditionBadge } from './parts/condition-badge.tsx'
export { conditionReads } from './reads.ts'
export { useTexts as useConditionTexts } from './texts.ts'
