import { type Kinds, type ListId, listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { ListKind } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { kindCalls } from './kind-calls.ts'

type CallsOf<K extends ListKind> = ReturnType<
  typeof kindCalls<
    K['name'],
    K['list'],
    K['fields'],
    K['idField'],
    keyof K['words'] & string,
    K['paths'],
    K['refusals'][number],
    K['doneRefusals'][number]
  >
>

/** The calls of every list whose records are saved one by one. */
export const listCalls = Object.fromEntries(
  listKinds.map((kind: ListKind) => [kind.kind, kindCalls(kind)]),
) as unknown as { [Id in ListId]: CallsOf<Kinds[Id]> }
