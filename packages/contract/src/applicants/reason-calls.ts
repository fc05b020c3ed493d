import { Reasons } from '@foyer/domain/applicants/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals } from './list-parts.ts'

export const reasonCalls = {
  saveReasons: defineCall({
    path: '/api/MTGAPPSaveReasons',
    access: 'applicant',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Explain answers that seem to contradict each other; omitted reasons are kept',
    body: Type.Object({ ...ApplicantIds.properties, Reasons: Type.Partial(Reasons) }),
    reply: Nothing,
    refusals: ['ReasonRequired', ...closedRefusals],
  }),
}
