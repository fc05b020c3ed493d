import { DateText, Flag, Id, Text } from '@foyer/domain/kit/schema.ts'
import {
  mostConditionCharacters,
  mostLenderCharacters,
  mostLenders,
  openConditionStatuses,
} from '@foyer/domain/office/conditions.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

const Lender = Text(mostLenderCharacters)

/** The conditions of all deals within reach. */
export const officeConditionCalls = {
  listOpenConditions: defineCall({
    path: '/console-api/ListOpenConditions',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary:
      'A page of the conditions of open deals within reach that are not satisfied, the first due first and those without a date last. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      SiteID: Type.Optional(Text(40)),
      Lender: Type.Optional(Lender),
      Status: Type.Optional(Type.Enum([...openConditionStatuses])),
      /** 1: of the caller's own deals. */
      MineFl: Type.Optional(Flag),
      After: Type.Optional(Text(40)),
    }),
    reply: Type.Object({
      Conditions: Type.Array(
        Type.Object({
          ...SiteIds.properties,
          MortgageApplicationID: Id,
          ConditionID: Id,
          Text: Text(mostConditionCharacters),
          Lender,
          /** Empty for none. */
          DueDate: DateText,
          Shown: Type.Enum([...openConditionStatuses]),
          /** Empty as long as there is no name. */
          Client: Text(130),
          /** Whose deal it is; empty for no one's. */
          OwnerName: Text(121),
        }),
      ),
      /** The lenders of what is open within reach, whatever the filters; of the first page alone. */
      Lenders: Type.Array(Lender, { maxItems: mostLenders }),
      Next: Text(40),
    }),
    refusals: [],
  }),
}
