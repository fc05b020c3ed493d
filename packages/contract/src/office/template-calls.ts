import { Choice, Flag, Text, Version } from '@foyer/domain/kit/schema.ts'
import { mostMessageLength } from '@foyer/domain/messages/rules.ts'
import {
  mostConditionDays,
  mostConditionLists,
  mostListedConditions,
} from '@foyer/domain/office/condition-templates.ts'
import { mostConditionCharacters, mostLenderCharacters } from '@foyer/domain/office/conditions.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import {
  longestMessageName,
  longestNote,
  longestReason,
  longestReasonName,
  longestRequestName,
  mostDueDays,
  mostTemplateItems,
  mostTemplates,
} from '@foyer/domain/office/templates.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'

const Reasons = Type.Array(
  Type.Object({
    /** DFDocumentTypeDD; -1: for every document. */
    Type: Choice,
    NameEn: Text(longestReasonName),
    NameFr: Text(longestReasonName),
    TextEn: Text(longestReason),
    TextFr: Text(longestReason),
  }),
  { maxItems: mostTemplates },
)

const Requests = Type.Array(
  Type.Object({
    NameEn: Text(longestRequestName),
    NameFr: Text(longestRequestName),
    /** From the day on which it is sent; 0: without a date. */
    DueDays: Type.Integer({ minimum: 0, maximum: mostDueDays }),
    Items: Type.Array(
      Type.Object({ Type: Choice, NoteEn: Text(longestNote), NoteFr: Text(longestNote), RequiredFl: Flag }),
      { maxItems: mostTemplateItems },
    ),
  }),
  { maxItems: mostTemplates },
)

const Messages = Type.Array(
  Type.Object({
    NameEn: Text(longestMessageName),
    NameFr: Text(longestMessageName),
    /** With placeholders in braces, see the domain's office/templates.ts. */
    TextEn: Text(mostMessageLength),
    TextFr: Text(mostMessageLength),
  }),
  { maxItems: mostTemplates },
)

const Conditions = Type.Array(
  Type.Object({
    NameEn: Text(longestMessageName),
    NameFr: Text(longestMessageName),
    /** Empty: for every lender. */
    Lender: Text(mostLenderCharacters),
    /** Of the deals that it is meant for; empty for all. */
    Stage: Type.Enum([...stages, '']),
    Items: Type.Array(
      Type.Object({
        TextEn: Text(mostConditionCharacters),
        TextFr: Text(mostConditionCharacters),
        /** DFDocumentTypeDD of the document that satisfies it; -1: none. */
        Type: Choice,
        /** Before the closing, or from today where there is none; 0: without a date. */
        DueDays: Type.Integer({ minimum: 0, maximum: mostConditionDays }),
      }),
      { maxItems: mostListedConditions },
    ),
  }),
  { maxItems: mostConditionLists },
)

const refusals = ['StaleEdit', 'RequiredBothLanguages', 'UnknownChoice'] as const

/** What a brokerage writes once: reasons, sets of documents, messages and lists of conditions. Each list is saved as a whole, in its order. */
export const officeTemplateCalls = {
  listTemplates: defineCall({
    path: '/console-api/ListTemplates',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary:
      'The brokerage’s own reasons for not accepting a document, its sets of documents to ask for, its messages and its lists of conditions',
    body: Nothing,
    /** Each Version is of its list as it was read; 0 before the first save. */
    reply: Type.Object({
      ReasonsVersion: Version,
      Reasons,
      RequestsVersion: Version,
      Requests,
      MessagesVersion: Version,
      Messages,
      ConditionsVersion: Version,
      Conditions,
    }),
    refusals: [],
  }),
  saveReasons: defineCall({
    path: '/console-api/SaveReasons',
    access: 'office',
    action: 'template.edit',
    effect: 'write',
    audit: 'reasons-of-office-saved',
    bodyLimit: 512 * 1024,
    summary: 'Save the reasons in their order, with the Version last seen',
    body: Type.Object({ Version, Reasons }),
    reply: Type.Object({ Version }),
    refusals,
  }),
  saveRequestTemplates: defineCall({
    path: '/console-api/SaveRequestTemplates',
    access: 'office',
    action: 'template.edit',
    effect: 'write',
    audit: 'request-templates-saved',
    bodyLimit: 1024 * 1024,
    summary: 'Save the sets of documents in their order, with the Version last seen',
    body: Type.Object({ Version, Requests }),
    reply: Type.Object({ Version }),
    refusals: [...refusals, 'RequiredTemplateItem'],
  }),
  saveMessageTemplates: defineCall({
    path: '/console-api/SaveMessageTemplates',
    access: 'office',
    action: 'template.edit',
    effect: 'write',
    audit: 'message-templates-saved',
    bodyLimit: 1024 * 1024,
    summary: 'Save the messages in their order, with the Version last seen',
    body: Type.Object({ Version, Messages }),
    reply: Type.Object({ Version }),
    refusals: ['StaleEdit', 'RequiredBothLanguages', 'UnknownPlaceholder'],
  }),
  saveConditionTemplates: defineCall({
    path: '/console-api/SaveConditionTemplates',
    access: 'office',
    action: 'template.edit',
    effect: 'write',
    audit: 'condition-templates-saved',
    bodyLimit: 2 * 1024 * 1024,
    summary: 'Save the lists of conditions in their order, with the Version last seen',
    body: Type.Object({ Version, Conditions }),
    reply: Type.Object({ Version }),
    refusals: [...refusals, 'RequiredTemplateCondition'],
  }),
}
