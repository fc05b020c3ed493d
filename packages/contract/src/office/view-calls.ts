import { Choice, Flag, Text, Version } from '@foyer/domain/kit/schema.ts'
import { pipelineLayouts, pipelineViews } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { mostViewCharacters } from '@foyer/domain/office/views.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'

/** What the page of deals keeps in its address. An empty text and -1 are everything. */
const ViewState = Type.Object({
  Layout: Type.Enum([...pipelineLayouts]),
  View: Type.Enum([...pipelineViews]),
  /** `me`: the person who reads it; `none`: no one's; else the id of a person. */
  Owner: OfficeId,
  SiteID: Text(40),
  StatusDD: Choice,
  Stage: Type.Enum([...stages, '']),
  PurposeDD: Choice,
  Search: Text(100),
})

const SavedView = Type.Object({
  ViewID: OfficeId,
  Version,
  Name: Text(mostViewCharacters),
  /** 1: everyone of the brokerage has it. */
  SharedFl: Flag,
  ...ViewState.properties,
})

/** Views of the deals that people name and keep, for themselves or for their brokerage. */
export const officeViewCalls = {
  listViews: defineCall({
    path: '/console-api/ListViews',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary: 'The saved views of the person and those shared with the brokerage, by name',
    body: Nothing,
    reply: Type.Object({
      /** MayChangeFl 1: the person may rename and remove it. */
      Views: Type.Array(Type.Object({ ...SavedView.properties, MayChangeFl: Flag })),
    }),
    refusals: [],
  }),
  saveView: defineCall({
    path: '/console-api/SaveView',
    access: 'office',
    action: 'deal.view',
    effect: 'write',
    alone: true,
    audit: 'view-saved',
    summary:
      'Keep a view (ViewID empty), or change one with the Version last seen. Who may assign deals shares views and changes shared ones',
    body: SavedView,
    reply: Type.Object({ ViewID: OfficeId }),
    refusals: ['NoAccess', 'StaleEdit', 'TooManyRecords', 'InvalidSetting', 'RequiredSetting'],
  }),
  removeView: defineCall({
    path: '/console-api/RemoveView',
    access: 'office',
    action: 'deal.view',
    effect: 'write',
    audit: 'view-removed',
    summary: 'Remove a saved view',
    body: Type.Object({ ViewID: OfficeId }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
