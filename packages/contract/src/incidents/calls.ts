import { incidentRisks, incidentsPage, longestIncidentText } from '@foyer/domain/incidents/rules.ts'
import { Count, DateText, Flag, Instant, Text, Version } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

/** Empty for a new one. */
const IncidentID = Text(32)
const Words = Text(longestIncidentText)

/** What the law asks to record, see the domain's incidents/rules.ts. */
const Incident = Type.Object({
  Circumstances: Words,
  Information: Words,
  FirstDay: DateText,
  LastDay: DateText,
  AwareOn: DateText,
  People: Count,
  ApproximateFl: Flag,
  Risk: Type.Enum([...incidentRisks]),
  Assessment: Words,
  /** Days on which they were notified: the Privacy Commissioner of Canada, the Commission d’accès à l’information, the people concerned. */
  CommissionerOn: DateText,
  CaiOn: DateText,
  PeopleOn: DateText,
  PublicNotice: Words,
  Measures: Words,
})

/** The register of incidents with personal information. An entry is changed, and never removed. */
export const incidentCalls = {
  listIncidents: defineCall({
    path: '/console-api/ListIncidents',
    access: 'office',
    action: 'incident.manage',
    effect: 'read',
    summary: 'The register of incidents of the brokerage, those that were added last first, 25 a page',
    body: Type.Object({
      /** As Next of the page before. */
      After: Type.Optional(Text(32)),
    }),
    reply: Type.Object({
      Incidents: Type.Array(
        Type.Object({
          IncidentID,
          /** Of the entry as it was read: 1 as it was added. */
          Version,
          Incident,
          /** Kept until then at least. */
          KeptUntil: DateText,
          AddedAt: Instant,
          ChangedAt: Instant,
          /** Who changed it last. */
          By: Text(200),
        }),
        { maxItems: incidentsPage },
      ),
      /** Empty on the last page. */
      Next: Text(32),
    }),
    refusals: [],
  }),
  listIncidentVersions: defineCall({
    path: '/console-api/ListIncidentVersions',
    access: 'office',
    action: 'incident.manage',
    effect: 'read',
    summary: 'Every version of an entry of the register, the newest first, each with the one before it, 25 a page',
    body: Type.Object({
      IncidentID,
      /** As Next of the page before. */
      After: Type.Optional(Text(32)),
    }),
    reply: Type.Object({
      Versions: Type.Array(
        Type.Object({
          Version,
          Incident,
          /** The version before; empty fields for the first one. */
          Before: Incident,
          SavedAt: Instant,
          /** Who saved it. */
          By: Text(200),
        }),
        { maxItems: incidentsPage },
      ),
      /** Empty on the last page. */
      Next: Text(32),
    }),
    refusals: ['NoAccess'],
  }),
  saveIncident: defineCall({
    path: '/console-api/SaveIncident',
    perHour: 120,
    access: 'office',
    action: 'incident.manage',
    effect: 'write',
    audit: 'incident-saved',
    summary: 'Add an entry to the register (IncidentID empty, Version 0), or change one; each version is kept',
    body: Type.Object({ IncidentID, Version, Incident }),
    reply: Type.Object({ IncidentID, Version }),
    refusals: [
      ...(['NoAccess', 'StaleEdit', 'RequiredDescription', 'InvalidIncidentDay', 'InvalidNoticeDay'] as const),
      'InvalidSetting',
    ],
  }),
}
