import { applicantAddressKind as kind } from '@foyer/domain/applicants/addresses/kind.ts'
import { givenSchema, loadedSchema } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import { Flag, Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, versionRead } from './list-parts.ts'

const Addresses = Type.Object({ Addresses: Type.Array(loadedSchema(kind)) })

export const applicantAddressCalls = {
  upsertAddress: defineCall({
    path: kind.paths.upsert,
    access: 'applicant',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary:
      'Save the whole address history and finish the step. Ids of zero or below are new; omitted addresses are removed. With SameAddressFlag 1 the stored ones are kept and do not count',
    body: Type.Object({
      ...ApplicantIds.properties,
      ApplicantAddresses: Type.Array(givenSchema(kind.fields), { maxItems: 50 }),
      SameAddressFlag: Type.Optional(Flag),
      ...versionRead,
    }),
    reply: Addresses,
    refusals: ['AtLeastOneCurrentAddress', 'YearAddressHistory', ...kind.refusals, ...saveRefusals],
  }),
  removeAddress: defineCall({
    path: kind.paths.remove,
    access: 'applicant',
    effect: 'write',
    part: 'erase',
    handOff: true,
    summary: 'Remove one address. Months missing from the history are reported when it is saved',
    body: Type.Object({ ...ApplicantIds.properties, ApplicantAddressID: Id }),
    reply: Addresses,
    refusals: closedRefusals,
  }),
}
