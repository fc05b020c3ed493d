import { Address } from '@foyer/domain/addresses/fields.ts'
import { Choice, Id, Version } from '@foyer/domain/kit/schema.ts'
import { RequestedMortgage, SubjectMortgage, SubjectProperty } from '@foyer/domain/mortgage-request/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing } from '../kit/ids.ts'

const PartialSubjectProperty = Type.Partial(
  Type.Object({
    ...SubjectProperty.properties,
    Address: Type.Partial(Address),
    Mortgages: Type.Array(Type.Partial(SubjectMortgage), { maxItems: 20 }),
  }),
)

export const mortgageRequestCalls = {
  updateRequestMortgage: defineCall({
    path: ['/api/MTGAPPUpdateRequestMortgage', '/api/MTGAPPUpdateRequestMortgageInvite'],
    access: 'shared',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Save the mortgage request. RequestTypeDD: 1 found, 2 not found, 3 refinance, 4 renewal, 5 construction',
    body: Type.Object({
      ...ApplicationIds.properties,
      RequestMortgage: Type.Partial(
        Type.Object({ ...RequestedMortgage.properties, SubjectProperty: PartialSubjectProperty }),
      ),
      DwellingTypeDD: Type.Optional(Choice),
      RequestTypeDD: Type.Optional(Choice),
      Version: Type.Optional(Version),
    }),
    reply: Nothing,
    refusals: [
      'InterViewMissingDownPayment',
      'DownPaymentTooLow',
      'InterViewMissingPropertyValue',
      'InterViewMissingClosingDate',
      'MissingRequiredMortgage',
      'MortgageMissingAddress',
      'MissingWhichProvince',
      'MortgageMissingEstimatedValue',
      'MortgageMissingPropertyType',
      'MortgageMissingOriginalMtgAmount',
      'MortgageMissingBalance',
      'MortgageMissingPayment',
      'MortgageMissingPaymentFrequency',
      'MortgageMissingMaturityDate',
      'MortgageMissingInterestRate',
      'MortgageMissingLoanType',
      'MaturityDateOutOfRange',
      'ClosingDateOutOfRange',
      'PurchaseDateInFuture',
      'PropertyAgeOutOfRange',
      'TooManyMortgages',
      'InvalidDate',
      'InvalidYear',
      'InvalidAmount',
      'InvalidPostalCode',
      'InvalidZipCode',
      'UnknownChoice',
      'ApplicationSubmitted',
      'StepNotOpen',
      'StaleEdit',
    ],
  }),
  confirmSharedChanges: defineCall({
    path: '/api/MTGAPPConfirmSharedChanges',
    access: 'application',
    effect: 'write',
    part: 'write',
    summary: 'Confirm the figures that invited people changed (SharedChanges), as they were in the given version',
    body: Type.Object({ ...ApplicationIds.properties, Version }),
    reply: Nothing,
    refusals: ['ApplicationSubmitted', 'StaleEdit'],
  }),
  deleteMortgage: defineCall({
    path: '/api/MTGAPPDeleteMortgage',
    access: 'application',
    effect: 'write',
    part: 'erase',
    handOff: true,
    summary:
      'Remove an existing mortgage of the subject property, or with ApplicantID of a property that applicant owns',
    body: Type.Object({ ...ApplicationIds.properties, MortgageID: Id, ApplicantID: Type.Optional(Id) }),
    reply: Nothing,
    refusals: ['ApplicationSubmitted', 'StepNotOpen'],
  }),
}
