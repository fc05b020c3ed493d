import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { serverKind } from './server-kind.ts'

const lists = {
  identification: serverKind(kinds.identification),
  address: serverKind(kinds.address),
  income: serverKind(kinds.income),
  property: serverKind(kinds.property),
  asset: serverKind(kinds.asset),
  liability: serverKind(kinds.liability),
} satisfies Record<keyof typeof kinds, unknown>

export const {
  identification: identificationDocuments,
  address: addresses,
  income: incomes,
  property: properties,
  asset: assets,
  liability: liabilities,
} = lists
