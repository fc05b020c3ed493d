import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { openConditionStatuses } from '@foyer/domain/office/conditions.ts'
import { type ViewFilters, viewFilters } from '../kit/view-filters.ts'

export type ListedCondition = ReplyOf<'/console-api/ListOpenConditions'>['Conditions'][number]

export const conditionViews = ['open', 'mine'] as const
export type ConditionView = (typeof conditionViews)[number]
type Status = (typeof openConditionStatuses)[number]

/** What the list shows. The empty text is everything. */
export interface ConditionFilters extends ViewFilters<ConditionView> {
  lender: string
  status: Status | ''
}

const ofView = viewFilters<ConditionView>(conditionViews)

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): ConditionFilters => ({
  ...ofView.filtersOf(query),
  lender: query.get('lender') ?? '',
  status: openConditionStatuses.find((status) => status === query.get('status')) ?? '',
})

export const queryOf = ({ lender, status, ...filters }: ConditionFilters): URLSearchParams => {
  const query = ofView.queryOf(filters)
  if (lender !== '') query.set('lender', lender)
  if (status !== '') query.set('status', status)
  return query
}

export const bodyOf = ({
  view,
  site,
  lender,
  status,
}: ConditionFilters): Omit<BodyOf<'/console-api/ListOpenConditions'>, 'After'> => ({
  ...(view === 'mine' && { MineFl: 1 }),
  ...(site !== '' && { SiteID: site }),
  ...(lender !== '' && { Lender: lender }),
  ...(status !== '' && { Status: status }),
})

export const chosenFilters = ({ site, lender, status }: ConditionFilters): number =>
  [site, lender, status].filter((chosen) => chosen !== '').length
