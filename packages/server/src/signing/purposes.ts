import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { SigningPurpose } from '../ports/signing.ts'

/** What a caller reaches with the calls about signatures; insurance applications are signed by the same means. */
export const purposesOf = ({ rights }: Pick<ScopeOf<'operator'>, 'rights'>, action: OfficeAction): SigningPurpose[] =>
  holdsAction(rights, action) ? ['document', 'insurance'] : ['document']

/** What a caller may see of it: nothing without the right to look at what is signed. */
export const seenPurposesOf = (scope: Pick<ScopeOf<'operator'>, 'rights'>): SigningPurpose[] =>
  holdsAction(scope.rights, 'signing.view') ? purposesOf(scope, 'insurance.view') : []
