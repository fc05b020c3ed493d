import { Address } from '@foyer/domain/addresses/fields.ts'
import { ApplicantAddress, LoadedApplicantAddress } from '@foyer/domain/applicants/addresses/fields.ts'
import { Flag, Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, Version } from './list-parts.ts'

const Addresses = Type.Object({ Addresses: Type.Array(LoadedApplicantAddress) })

export const applicantAddressCalls = {
  upsertAddress: defineCall({
    path: ['/api/MTGAppUpsertAddress', '/api/MTGAppUpsertAddressInvite'],
    access: 'applicant',
    effect: 'write',
    summary:
      'Saves the whole address history and ends the step. Ids of zero or below are new; a stored address that is not in it goes. With SameAddressFlag 1 the stored ones are kept and do not count',
    body: Type.Object({
      ...ApplicantIds.properties,
      ApplicantAddresses: Type.Array(
        Type.Partial(Type.Object({ ...ApplicantAddress.properties, Address: Type.Partial(Address) })),
        { maxItems: 50 },
      ),
      SameAddressFlag: Type.Optional(Flag),
      Version,
    }),
    reply: Addresses,
    refusals: [
      'AtLeastOneCurrentAddress',
      'YearAddressHistory',
      'MissingAddress',
      'MissingResidentialStatus',
      'MissingRent',
      'MonthsOutOfRange',
      'InvalidAmount',
      'InvalidPostalCode',
      ...saveRefusals,
    ],
  }),
  removeAddress: defineCall({
    path: ['/api/MTGAppRemoveAddress', '/api/MTGAppRemoveAddressInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Removes one address. What then is missing of the history is said when it is saved',
    body: Type.Object({ ...ApplicantIds.properties, ApplicantAddressID: Id }),
    reply: Addresses,
    refusals: closedRefusals,
  }),
}
