import { Choice, Flag, Text, Version } from '@foyer/domain/kit/schema.ts'
import {
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

/** Of the list as it was read; 0 before the first save. */

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

const refusals = ['StaleEdit', 'RequiredBothLanguages', 'UnknownChoice'] as const

/** What a brokerage writes once for its clients: reasons, and sets of documents. Each list is saved as a whole, in its order. */
export const officeTemplateCalls = {
  listTemplates: defineCall({
    path: '/console-api/ListTemplates',
    access: 'office',
    action: 'document.view',
    effect: 'read',
    summary: 'The brokerage’s own reasons for not accepting a document, and its sets of documents to ask for',
    body: Nothing,
    reply: Type.Object({ ReasonsVersion: Version, Reasons, RequestsVersion: Version, Requests }),
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
}
