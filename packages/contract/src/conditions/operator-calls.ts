import { Choice, DateText, Flag, Id, LanguageId, Text, Version } from '@foyer/domain/kit/schema.ts'
import { mostListedConditions } from '@foyer/domain/office/condition-templates.ts'
import {
  conditionStatuses,
  mostConditionCharacters,
  mostLenderCharacters,
  mostPastedCharacters,
  shownConditionStatuses,
} from '@foyer/domain/office/conditions.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const DealIds = { ...SiteIds.properties, MortgageApplicationID: Id }
const ConditionIds = { ...DealIds, ConditionID: Id, Version }
const Condition = {
  Text: Text(mostConditionCharacters),
  /** Empty for none. */
  Lender: Text(mostLenderCharacters),
  /** The last day to satisfy it; empty for none. */
  DueDate: DateText,
  /** The tied document, a DFRequestDocItemID of the same deal; 0 for none. */
  ItemID: Id,
}

/** A condition in both languages, of which one is kept. */
const Listed = { TextEn: Condition.Text, TextFr: Condition.Text, DueDate: DateText }
/** A document that is asked for; what to send, in the client's language. */
const Asked = { Type: Choice, Desc: Text(300) }
/** The request for documents, as SaveDocumentRequest takes it. It goes to the client. */
const Request = Type.Object({ RequestName: Text(200), DueDate: DateText, UseAccessCode: Flag })
const TemplateConditions = { ...DealIds, Lender: Condition.Lender, LanguageID: LanguageId }
const addRefusals = ['NoAccess', 'RequiredBothLanguages', 'InvalidSetting', 'TooManyRecords'] as const

/** The conditions of the lender of a deal. They reach no client. */
export const operatorConditionCalls = {
  listConditions: defineCall({
    path: '/broker-api/ListConditions',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'conditions-viewed',
    summary: 'All conditions of a deal, in their order',
    body: Type.Object(DealIds),
    reply: Type.Object({
      Conditions: Type.Array(
        Type.Object({
          ConditionID: Id,
          Version: Type.Integer(),
          ...Condition,
          /** What staff set. */
          Status: Type.Enum([...conditionStatuses]),
          /** What counts: before `sent`, the status of the tied document. */
          Shown: Type.Enum([...shownConditionStatuses]),
        }),
      ),
    }),
    refusals: ['NoAccess'],
  }),
  addConditions: defineCall({
    path: '/broker-api/AddConditions',
    access: 'operator',
    action: 'deal.terms',
    perHour: 600,
    effect: 'write',
    changes: 'deal',
    audit: 'conditions-added',
    summary: 'Add conditions to a deal, one for each line of the text. None is added where one is refused',
    body: Type.Object({
      ...DealIds,
      Text: Text(mostPastedCharacters),
      Lender: Condition.Lender,
      DueDate: DateText,
    }),
    reply: Type.Object({ Added: Type.Integer() }),
    refusals: ['NoAccess', 'RequiredNote', 'ConditionTooLong', 'InvalidSetting', 'TooManyRecords'],
  }),
  addTemplateConditions: defineCall({
    path: '/broker-api/AddTemplateConditions',
    access: 'operator',
    action: 'deal.terms',
    perHour: 120,
    effect: 'write',
    changes: 'deal',
    audit: 'conditions-added',
    summary:
      'Add the conditions of a list to a deal, in one language. Those that it has already are left out; none is added where one is refused',
    body: Type.Object({
      ...TemplateConditions,
      Conditions: Type.Array(Type.Object(Listed), { maxItems: mostListedConditions }),
    }),
    reply: Type.Object({ Added: Type.Integer() }),
    refusals: addRefusals,
  }),
  askForTemplateConditions: defineCall({
    path: '/broker-api/AskForTemplateConditions',
    access: 'operator',
    action: 'document.request',
    alsoTakes: ['document.view', 'deal.terms'],
    perHour: 120,
    effect: 'write',
    changes: 'deal',
    audit: 'conditions-added',
    summary:
      'Add the conditions of a list to a deal and ask its client for their documents, to which they are tied, but for what the client was asked for before: those are tied to that. Nothing is added where one is refused',
    body: Type.Object({
      ...TemplateConditions,
      /** A Type of -1 asks for none. */
      Conditions: Type.Array(Type.Object({ ...Listed, ...Asked }), { maxItems: mostListedConditions }),
      Request,
    }),
    reply: Type.Object({ Added: Type.Integer() }),
    refusals: [...addRefusals, 'RequiredSetting', 'UnknownChoice', 'TooManyDocumentRequests'],
  }),
  askForCondition: defineCall({
    path: '/broker-api/AskForCondition',
    access: 'operator',
    action: 'document.request',
    alsoTakes: ['document.view', 'deal.terms'],
    perHour: 120,
    effect: 'write',
    changes: 'deal',
    audit: 'condition-saved',
    summary: 'Change a condition, with the Version last seen, and ask the client for a document, to which it is tied',
    body: Type.Object({
      ...ConditionIds,
      Text: Condition.Text,
      Lender: Condition.Lender,
      DueDate: DateText,
      Status: Type.Enum([...conditionStatuses]),
      ...Asked,
      Request,
    }),
    reply: Nothing,
    refusals: [
      'NoAccess',
      'StaleEdit',
      'RequiredNote',
      'ConditionTooLong',
      'InvalidSetting',
      'RequiredSetting',
      'UnknownChoice',
      'TooManyDocumentRequests',
      'DealHeld',
    ],
  }),
  moveCondition: defineCall({
    path: '/broker-api/MoveCondition',
    access: 'operator',
    action: 'deal.terms',
    effect: 'write',
    changes: 'deal',
    audit: 'condition-moved',
    summary: 'Move a condition before the one that was seen directly above it',
    body: Type.Object({ ...DealIds, ConditionID: Id, BeforeID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit'],
  }),
  saveCondition: defineCall({
    path: '/broker-api/SaveCondition',
    access: 'operator',
    action: 'deal.terms',
    effect: 'write',
    changes: 'deal',
    audit: 'condition-saved',
    summary: 'Change a condition, or its status, with the Version last seen',
    body: Type.Object({ ...ConditionIds, ...Condition, Status: Type.Enum([...conditionStatuses]) }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'RequiredNote', 'ConditionTooLong', 'InvalidSetting', 'DealHeld'],
  }),
  removeCondition: defineCall({
    path: '/broker-api/RemoveCondition',
    access: 'operator',
    action: 'deal.terms',
    effect: 'write',
    changes: 'deal',
    audit: 'condition-removed',
    summary: 'Remove a condition, with the Version last seen',
    body: Type.Object(ConditionIds),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'DealHeld'],
  }),
}
