import { assetKind } from '@foyer/domain/applicants/assets/kind.ts'
import { PlainListStep } from '../lists/plain-list.tsx'

export const Component = () => <PlainListStep kind={assetKind} />
