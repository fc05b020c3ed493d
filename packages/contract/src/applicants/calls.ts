import { Identification, IdentificationDocument } from '@foyer/domain/applicants/fields.ts'
import { Flag, Id, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { saveRefusals, Version } from './list-parts.ts'

const Identifications = Type.Object({
  Identifications: Type.Array(
    Type.Object({ ...IdentificationDocument.properties, strType: Text(80), strCountry: Text(80) }),
  ),
})
const RecordIds = Type.Object({ ...ApplicantIds.properties, IdentificationID: Id })

/** What keeps personal details from being saved, of any applicant. */
export const identificationRefusals = [
  'IdentificationMissingApplicantGroupType',
  'IdentificationMissingFirstName',
  'IdentificationMissingLastName',
  'IdentificationMissingDOB',
  'DateOfBirthOutOfRange',
  'InvalidDate',
  'RequiredEmailAddress',
  'InvalidEmail',
  'IdentificationMissingPhone',
  'InvalidPhone',
  'IdentificationSIN',
  'InvalidSin',
  'IdentificationMissingMaritalStatus',
  'IdentificationMissingRelationship',
  'IdentificationRequiredRecord',
  'AlreadyHasSpouse',
  'UnknownChoice',
  'ApplicationSubmitted',
  'StepNotOpen',
  'StaleEdit',
] as const

export const identificationCalls = {
  upsertIdentification: defineCall({
    path: '/api/MTGAppUpsertIdentification',
    access: 'applicant',
    effect: 'write',
    summary: 'Adds or changes an identification document',
    body: Type.Object({ ...ApplicantIds.properties, Identification: Type.Partial(IdentificationDocument), Version }),
    reply: Identifications,
    refusals: [
      'IdentificationMissingType',
      'IdentificationMissingCountry',
      'IdentificationMissingIdentificationNumber',
      ...saveRefusals,
    ],
  }),
  loadIdentification: defineCall({
    path: '/api/MTGAPPLoadIdentification',
    access: 'applicant',
    effect: 'read',
    summary: 'One identification document',
    body: RecordIds,
    reply: Type.Object({ Identification: IdentificationDocument }),
    refusals: [],
  }),
  deleteIdentification: defineCall({
    path: '/api/MTGAPPDeleteIdentification',
    access: 'applicant',
    effect: 'write',
    summary: 'Removes an identification document; the last one stays when the site requires one',
    body: RecordIds,
    reply: Identifications,
    refusals: ['DeleteIdentificationRequiredRecord', 'ApplicationSubmitted', 'StepNotOpen'],
  }),
  saveIdentification: defineCall({
    path: '/api/MTGAPPSaveIdentification',
    access: 'applicant',
    effect: 'write',
    summary: 'Saves who the applicant is and ends the step',
    body: Type.Object({
      ...ApplicantIds.properties,
      Identification: Type.Partial(Identification),
      RequestReview: Type.Optional(Flag),
      Version,
    }),
    reply: Nothing,
    refusals: identificationRefusals,
  }),
}
