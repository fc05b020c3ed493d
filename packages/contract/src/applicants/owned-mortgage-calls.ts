import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals } from './list-parts.ts'

/** Of a signed-in borrower a mortgage of a property is removed by deleteMortgage of the mortgage request, whose path is the same. */
export const ownedMortgageCalls = {
  deleteMortgageInvite: defineCall({
    path: '/api/MTGAPPDeleteMortgageInvite',
    access: 'applicant',
    effect: 'write',
    part: 'erase',
    handOff: true,
    summary: "Remove a mortgage from one of the applicant's own properties",
    body: Type.Object({ ...ApplicantIds.properties, MortgageID: Id }),
    reply: Nothing,
    refusals: closedRefusals,
  }),
}
