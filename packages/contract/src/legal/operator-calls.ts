import { DateText, Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { longestLegalText } from '@foyer/domain/legal/legal-text.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const Version = Text(20)
const Kind = Text(20)
/** How many texts of the kind there were when they were read: with it the call is refused (StaleEdit) once there are more. */
const Before = Type.Optional(Id)
const bothLanguages = { TextEn: Text(longestLegalText), TextFr: Text(longestLegalText) }

const ApprovedText = Type.Object({
  Version,
  EffectiveDate: DateText,
  /** `shipped`: the text that came with the portal, approved as it was; `own`: the site's own. */
  Source: Text(10),
  ...bothLanguages,
  ApprovedBy: Text(64),
  By: Type.Enum(['staff', 'program', 'operator']),
  /** Of the person or the key who approved it, as they are called now; else empty. */
  Name: Text(121),
  ApprovedAt: Instant,
  /** 1: this is what borrowers read today. */
  InForceFl: Flag,
  /** 1: withdrawn before its EffectiveDate, so no borrower read it. */
  WithdrawnFl: Flag,
})

export const operatorLegalCalls = {
  listLegalTexts: defineCall({
    path: '/broker-api/ListLegalTexts',
    access: 'operator',
    action: 'setting.edit',
    perHour: 120,
    effect: 'read',
    audit: 'legal-texts-listed',
    summary:
      'The four legal texts of a site: what came with the portal, what was approved and since when, and what is in force; OpenFl 0 on a production server until each kind has an approved text in force',
    body: Type.Object({ ...SiteIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      /** What the broker’s counsel must do; for staff, never for borrowers. */
      Notice: Text(1000),
      OpenFl: Flag,
      LegalTexts: Type.Array(
        Type.Object({
          Kind,
          /** The text that comes with this version of the portal. */
          Shipped: Type.Object({ Version, ...bothLanguages }),
          /** 1: that text was approved. */
          ShippedApprovedFl: Flag,
          /** The values that a text of this kind may name, as `{{brokerage}}`. */
          Placeholders: Type.Array(Text(20)),
          /** How many there are, which approvals and texts of one’s own send back as `Before`. */
          Texts: Type.Integer(),
          /** The newest first, at most ten, and the one in force. */
          Approved: Type.Array(ApprovedText),
        }),
      ),
    }),
    refusals: ['UnknownSite'],
  }),
  approveLegalText: defineCall({
    path: '/broker-api/ApproveLegalText',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'legal-text-approved',
    summary:
      'Approve the text of a kind (privacy, terms, disclosure, consent) that comes with the portal, as it is, from today; Version is the one that was read',
    body: Type.Object({ ...SiteIds.properties, Kind, Version, Before }),
    reply: Nothing,
    refusals: ['UnknownSite', 'UnknownChoice', 'LegalTextChanged', 'LegalVersionTaken', 'StaleEdit'],
  }),
  saveLegalText: defineCall({
    path: '/broker-api/SaveLegalText',
    access: 'operator',
    action: 'setting.edit',
    perHour: 20,
    effect: 'write',
    audit: 'legal-text-saved',
    summary:
      'Approve a text of the site’s own, from EffectiveDate (today or later). Version: up to 12 letters, digits, dots and hyphens, used once per kind. TextEn and TextFr: plain text without markup, at most 40,000 characters each; each section begins with a line "# Heading", lines that begin with "- " are a list. {{brokerage}} is replaced by the brokerage, {{broker}} (not in the consent) by the broker, {{reach}} (privacy and disclosure) by their phone and e-mail. Of the consent these are the sections: title, summary, names and acceptance stay',
    body: Type.Object({ ...SiteIds.properties, Kind, Version, EffectiveDate: DateText, Before, ...bothLanguages }),
    reply: Nothing,
    refusals: [
      'UnknownSite',
      'UnknownChoice',
      'InvalidSetting',
      'UnknownPlaceholder',
      'LegalVersionTaken',
      'TooManyRecords',
      'StaleEdit',
    ],
  }),
  withdrawLegalText: defineCall({
    path: '/broker-api/WithdrawLegalText',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'legal-text-withdrawn',
    summary:
      'Withdraw a text of the site’s own before its EffectiveDate: what is in force stays, and no borrower reads it. Its Version stays taken. From EffectiveDate on it is refused (LegalTextInEffect): approve or save another text instead',
    body: Type.Object({ ...SiteIds.properties, Kind, Version }),
    reply: Nothing,
    refusals: ['UnknownSite', 'UnknownChoice', 'LegalTextInEffect'],
  }),
}
