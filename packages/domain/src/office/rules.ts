import { type Problem, problem } from '../kit/problem.ts'
import type { OfficeAction } from './actions.ts'
import { isGrantable, isWithholdable, type Reach, type Role } from './permissions.ts'

export interface GivenRights {
  Role: Role
  Reach: Reach
  Sites: readonly string[]
  Withheld: readonly OfficeAction[]
  Granted: readonly OfficeAction[]
}

/** Whether a role can have these rights: only what the table lets an owner grant or withhold, and sites where it needs them. */
export const rightsProblems = ({
  Role,
  Reach,
  Sites,
  Withheld,
  Granted,
}: GivenRights): Problem<'UnknownChoice' | 'RequiredSites'>[] => [
  ...problem(Reach === 'sites' && Sites.length === 0, 'Sites', 'RequiredSites' as const),
  ...problem(!Withheld.every((action) => isWithholdable(Role, action)), 'Withheld', 'UnknownChoice' as const),
  ...problem(!Granted.every((action) => isGrantable(Role, action)), 'Granted', 'UnknownChoice' as const),
]

/** A name of the IANA database, such as `America/Toronto`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
