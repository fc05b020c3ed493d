import { propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { kindCalls } from './kind-calls.ts'
import { closedRefusals } from './list-parts.ts'

/** A mortgage of a property is removed by deleteMortgage of the mortgage request, under the same path. */
export const propertyCalls = {
  ...kindCalls(propertyKind),
  deleteMortgageInvite: defineCall({
    path: '/api/MTGAPPDeleteMortgageInvite',
    access: 'applicant',
    effect: 'write',
    part: 'erase',
    handOff: true,
    summary: "Removes a mortgage from one of the applicant's own properties",
    body: Type.Object({ ...ApplicantIds.properties, MortgageID: Id }),
    reply: Nothing,
    refusals: closedRefusals,
  }),
}
