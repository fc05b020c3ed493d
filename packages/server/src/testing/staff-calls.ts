import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'

export interface StaffCall {
  path: string
  call: CallDeclaration
}

/** Each call of a person of staff, where they make it: not of guests, who have no session, and not of the setup, before a brokerage. */
export const staffCalls: readonly StaffCall[] = (allCalls as readonly CallDeclaration[]).flatMap((call) => {
  const path = isOfficeAccess(call.access) ? pathsOf(call)[0] : staffPathOf(call)
  const isApart = call.access === 'officeVisitor' || call.access === 'officeSetup'
  return path === undefined || isApart ? [] : [{ path, call }]
})
