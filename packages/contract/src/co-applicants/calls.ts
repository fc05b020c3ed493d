import { Identification } from '@foyer/domain/applicants/fields.ts'
import { Id, Version } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { identificationRefusals } from '../applicants/index.ts'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, ApplicationIds } from '../kit/ids.ts'

export const coApplicantCalls = {
  /** Only ids up to the application are checked: a new applicant has none yet. */
  addCoApplicant: defineCall({
    path: '/api/MTGAPPAddCoApplicant',
    access: 'shared',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary:
      'Add a co-applicant with their personal details (ApplicantID zero or below), or save an existing one again. Invited people add themselves, once. NextStep 2: their addresses, otherwise the step after them',
    body: Type.Object({
      ...ApplicationIds.properties,
      ApplicantID: Type.Optional(Id),
      Identification: Type.Partial(Identification),
      Version: Type.Optional(Version),
    }),
    reply: Type.Object({ NextStep: Type.Integer(), ApplicantID: Id }),
    refusals: [...identificationRefusals, 'TooManyRecords'],
  }),
  removeCoApplicant: defineCall({
    path: '/api/MTGAppRemoveCoApplicant',
    access: 'ownApplicant',
    effect: 'write',
    part: 'remove',
    handOff: true,
    summary: 'Remove a co-applicant with all their answers; never the primary applicant',
    body: ApplicantIds,
    reply: Type.Object({ MainApplicantID: Id }),
    refusals: ['PrimaryApplicantStays', 'ApplicantNotRemovable', 'ApplicationSubmitted', 'ApplicationOnHold'],
  }),
}
