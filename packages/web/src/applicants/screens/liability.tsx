import { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import { PlainListStep } from '../lists/plain-list.tsx'

export const Component = () => <PlainListStep kind={liabilityKind} />
