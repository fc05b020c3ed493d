import { type PlainId, plainKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { ReactNode } from 'react'
import { PlainListStep } from '../lists/plain-list.tsx'

/** A screen for each plain kind: another list is another page, which begins anew. */
export const screens = Object.fromEntries(
  plainKinds.map((kind) => [kind.kind, () => <PlainListStep kind={kind} />]),
) as Record<PlainId, () => ReactNode>
