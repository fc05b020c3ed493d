import { isDeepStrictEqual } from 'node:util'
import type { LeadFormWarning } from '@foyer/contract/leads/calls.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { isFrameAncestor } from '../kit/frame-ancestor.ts'
import { holdsAction, type OperatorCaller } from '../kit/operator-caller.ts'
import { frameAncestorsOf } from './form-store.ts'

/** Which websites a form may name on this server: those with https, and on one without it our own machine. */
export const isOriginFor =
  (publicUrl: string) =>
  (text: string): boolean =>
    isFrameAncestor(text, publicUrl.startsWith('http:'))

/** Leads are mailed to the owners of their form, so other owners take the right to see them; a new form (no `former`) has none yet. */
export const mayGiveTo = (
  rights: OperatorCaller,
  former: FormDescription | undefined,
  next: FormDescription,
): boolean => isDeepStrictEqual(former?.owners ?? [], next.owners ?? []) || holdsAction(rights, 'lead.view')

/** What is allowed and seldom meant. */
export const warningsOf = (description: FormDescription, siteAncestors: readonly string[]): LeadFormWarning[] => [
  ...(frameAncestorsOf(description, siteAncestors).length === 0 ? ['NoFrameAncestors' as const] : []),
  ...(description.selectedFields.some(({ repeatFlag }) => repeatFlag === 1) ? [] : ['NoRepeatableSection' as const]),
]
