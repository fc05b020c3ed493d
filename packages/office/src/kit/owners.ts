import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { canOwnDealsOf } from '@foyer/domain/office/permissions.ts'

type Person = ReplyOf<'/console-api/ListPeople'>['People'][number]

/** Of these people, those who still work here and would see their deals of all these sites. An address of a new site is none's. */
export const ownersOf = (people: readonly Person[], sites: readonly string[]): Person[] =>
  people.filter(
    ({ EndedAt, Role: role, Reach: reach, Sites, Withheld: withheld }) =>
      EndedAt === '' && canOwnDealsOf({ role, reach, sites: Sites, withheld }, sites),
  )
