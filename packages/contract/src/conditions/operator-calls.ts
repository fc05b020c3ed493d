import { DateText, Id, Text, Version } from '@foyer/domain/kit/schema.ts'
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

/** The conditions of the lender of a deal. They reach no client. */
export const operatorConditionCalls = {
  listConditions: defineCall({
    path: '/broker-api/ListConditions',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'conditions-viewed',
    summary: 'All conditions of a deal, in the order in which they were added',
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
    refusals: ['NoAccess', 'StaleEdit', 'RequiredNote', 'ConditionTooLong', 'InvalidSetting'],
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
    refusals: ['NoAccess', 'StaleEdit'],
  }),
}
