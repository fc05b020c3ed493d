import { Address } from '@foyer/domain/addresses/fields.ts'
import { LoadedProperty, OwnedMortgage, OwnedProperty } from '@foyer/domain/applicants/properties/fields.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, Version } from './list-parts.ts'

const Properties = { Properties: Type.Array(LoadedProperty) }
const PropertyIds = Type.Object({ ...ApplicantIds.properties, PropertyID: Id })

/** A mortgage of a property is removed by deleteMortgage of the mortgage request, whose path is the same. */
export const propertyCalls = {
  upsertProperty: defineCall({
    path: ['/api/MTGAPPUpsertProperty', '/api/MTGAPPUpsertPropertyInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Adds or changes a property with its mortgages: those given are all it has. Ids of zero or below are new',
    body: Type.Object({
      ...ApplicantIds.properties,
      Property: Type.Partial(
        Type.Object({
          ...OwnedProperty.properties,
          Address: Type.Partial(Address),
          Mortgages: Type.Array(Type.Partial(OwnedMortgage), { maxItems: 20 }),
        }),
      ),
      Version,
    }),
    reply: Type.Object({ PropertyID: Id, ...Properties }),
    refusals: [
      'PropertyMissingAddress',
      'PropertyMissingOccupancyType',
      'PropertyMissingPropertyType',
      'PropertyMissingPropertyValue',
      'PropertyMissingPropertyTax',
      'PropertyMissingRentalIncome',
      'PropertyMissingCondoFee',
      'PropertyMissingPaymentFrequency',
      'PropertyMissingBalance',
      'PropertyMissingRateType',
      'PropertyMissingInterestRate',
      'PropertyMissingLoanType',
      'PropertyMissingMaturityDate',
      'MaturityDateOutOfRange',
      'PurchaseDateInFuture',
      'TooManyMortgages',
      'InvalidAmount',
      'InvalidDate',
      'InvalidPostalCode',
      ...saveRefusals,
    ],
  }),
  loadProperty: defineCall({
    path: ['/api/MTGAPPLoadProperty', '/api/MTGAPPLoadPropertyInvite'],
    access: 'applicant',
    effect: 'read',
    summary: 'One property with its mortgages',
    body: PropertyIds,
    reply: Type.Object({ Property: LoadedProperty }),
    refusals: [],
  }),
  deleteProperty: defineCall({
    path: ['/api/MTGAPPDeleteProperty', '/api/MTGAPPDeletePropertyInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Removes a property with its mortgages',
    body: PropertyIds,
    reply: Type.Object(Properties),
    refusals: closedRefusals,
  }),
  deleteMortgageInvite: defineCall({
    path: '/api/MTGAPPDeleteMortgageInvite',
    access: 'applicant',
    effect: 'write',
    summary: "Removes a mortgage from one of the applicant's own properties",
    body: Type.Object({ ...ApplicantIds.properties, MortgageID: Id }),
    reply: Nothing,
    refusals: closedRefusals,
  }),
  doneProperty: defineCall({
    path: ['/api/MTGAPPDoneProperty', '/api/MTGAPPDonePropertyInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Ends the step of properties owned; there may be none',
    body: ApplicantIds,
    reply: Nothing,
    refusals: closedRefusals,
  }),
}
