import { type Kinds, kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { AnyKind } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { serverKind } from './server-kind.ts'

export const identificationDocuments = serverKind(kinds.identification)
export const addresses = serverKind(kinds.address)
export const properties = serverKind(kinds.property)

type KindId = keyof Kinds
const anyKinds: Record<KindId, AnyKind & { readonly kind: KindId }> = kinds
const anyList = (kind: (typeof anyKinds)[KindId]) => serverKind(kind)

/** Every kind as the server stores it, for code that handles all kinds alike. */
export const lists = Object.fromEntries(Object.values(anyKinds).map((kind) => [kind.kind, anyList(kind)])) as Record<
  KindId,
  ReturnType<typeof anyList>
>
