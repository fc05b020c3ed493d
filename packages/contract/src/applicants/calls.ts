import { Identification } from '@foyer/domain/applicants/fields.ts'
import { identificationDocumentKind as kind } from '@foyer/domain/applicants/identification-documents/kind.ts'
import { givenSchema, loadedSchema } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import { Flag, Id, schemaOf } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { saveRefusals, versionRead } from './list-parts.ts'

const Identifications = Type.Object({ Identifications: Type.Array(loadedSchema(kind)) })
const RecordIds = Type.Object({ ...ApplicantIds.properties, IdentificationID: Id })

/** Refusals of saving personal details of any applicant. */
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
  'ArrivalDateInFuture',
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
    path: kind.paths.upsert,
    access: 'applicant',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Add or change an identification document',
    body: Type.Object({ ...ApplicantIds.properties, Identification: givenSchema(kind.fields), ...versionRead }),
    reply: Identifications,
    refusals: [...kind.refusals, ...saveRefusals],
  }),
  loadIdentification: defineCall({
    path: kind.paths.load,
    access: 'applicant',
    effect: 'read',
    // MTGAPPLoad withholds unsent parts from such a session; a record alone would not.
    handOff: false,
    summary: 'One identification document',
    body: RecordIds,
    reply: Type.Object({ Identification: schemaOf(kind.fields) }),
    refusals: ['PartIsPrivate'],
  }),
  deleteIdentification: defineCall({
    path: kind.paths.remove,
    access: 'applicant',
    effect: 'write',
    part: 'erase',
    handOff: true,
    summary: 'Remove an identification document, except the last one where the site requires one',
    body: RecordIds,
    reply: Identifications,
    refusals: ['DeleteIdentificationRequiredRecord', 'ApplicationSubmitted', 'StepNotOpen'],
  }),
  saveIdentification: defineCall({
    path: '/api/MTGAPPSaveIdentification',
    access: 'applicant',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: "Save the applicant's personal details and finish the step",
    body: Type.Object({
      ...ApplicantIds.properties,
      Identification: Type.Partial(Identification),
      RequestReview: Type.Optional(Flag),
      ...versionRead,
    }),
    reply: Nothing,
    refusals: identificationRefusals,
  }),
}
