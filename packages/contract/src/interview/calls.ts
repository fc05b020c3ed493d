import { Address } from '@foyer/domain/addresses/fields.ts'
import { Application, Draft } from '@foyer/domain/application-fields.ts'
import { InterView } from '@foyer/domain/interview/fields.ts'
import { Choice, Id, LanguageId, Text, Version } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing } from '../kit/ids.ts'

export const interviewCalls = {
  loadApplication: defineCall({
    path: '/api/MTGAPPLoad',
    access: 'newApplication',
    effect: 'read',
    summary: 'The whole application at the top level; 0 returns a blank one with the settings of the site',
    body: Type.Object({ ...ApplicationIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Application,
    refusals: [],
  }),
  saveInterView: defineCall({
    path: '/api/MTGAPPSaveInterView',
    access: 'newApplication',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Save the interview; MortgageApplicationID 0 creates the application. Only the listed fields are accepted',
    body: Type.Object({
      ...ApplicationIds.properties,
      InterView: Type.Partial(InterView),
      LandOwnership: Type.Optional(Choice),
      RequestedMortgage: Type.Optional(
        Type.Object({ SubjectProperty: Type.Optional(Type.Object({ Address: Type.Optional(Type.Partial(Address)) })) }),
      ),
      Version: Type.Optional(Version),
      /** A new application begins with the people of this one, which is the user's own. */
      EarlierApplicationID: Type.Optional(Id),
      /** A new application is a deal of this person: the name in the link that the client followed. */
      With: Type.Optional(Text(40)),
    }),
    reply: Type.Object({ MortgageApplicationID: Id, MainApplicantID: Id }),
    refusals: [
      'InterViewMissingPurpose',
      'InterViewMissingSearchStatus',
      'InterViewMissingPropertyValue',
      'InterViewMissingPropertyType',
      'InterViewMissingOccupancy',
      'InterViewMissingClosingDate',
      'InterViewMissingDownPayment',
      'DownPaymentTooLow',
      'MissingRequiredMortgage',
      'InterViewMissingRenewDate',
      'InterViewMissingRefinanceDate',
      'MortgageMissingAddress',
      'ClosingDateOutOfRange',
      'InvalidDate',
      'InvalidAmount',
      'InvalidPostalCode',
      'InvalidZipCode',
      'UnknownChoice',
      'StepNotOpen',
      'ApplicationSubmitted',
      'StaleEdit',
      'TooManyRecords',
    ],
  }),
  saveDraft: defineCall({
    path: '/api/MTGAPPSaveDraft',
    access: 'sharedOrNew',
    effect: 'write',
    quiet: true,
    part: 'draft',
    handOff: true,
    bodyLimit: 64 * 1024,
    summary: 'Store unsaved input of a step; Data null deletes it. SIN and account numbers are dropped',
    body: Type.Object({
      ...ApplicationIds.properties,
      ApplicantID: Id,
      StepKey: Type.String({ maxLength: 60, pattern: '^[A-Za-z-]+(:-?\\d+)?$' }),
      Data: Draft.properties.Data,
    }),
    reply: Nothing,
    refusals: ['TooManyRecords'],
  }),
}
