import { DateText, Flag, Instant, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const Code = Text(3)

export const operatorInstitutionCalls = {
  listInstitutions: defineCall({
    path: '/broker-api/ListInstitutions',
    access: 'operator',
    action: 'setting.edit',
    effect: 'read',
    audit: 'institutions-listed',
    summary: 'The financial institutions that can be debited, with the source and date of the list, and the ended ones',
    body: SiteIds,
    reply: Type.Object({
      /** Of the shipped list. */
      Source: Text(100),
      AsOf: DateText,
      Institutions: Type.Array(
        Type.Object({
          Code,
          Name: Text(150),
          NameFr: Text(150),
          /** 1 for a number that this site added, renamed or ended. */
          ChangedFl: Flag,
          EndedAt: Instant,
        }),
      ),
    }),
    refusals: ['UnknownSite'],
  }),
  saveInstitution: defineCall({
    path: '/broker-api/SaveInstitution',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'institution-saved',
    summary: 'Add or rename a financial institution by its three digits, or accept one again that had ended',
    body: Type.Object({ ...SiteIds.properties, Code, Name: Text(150), NameFr: Type.Optional(Text(150)) }),
    reply: Nothing,
    refusals: ['UnknownSite', 'CLI_Institution_Number', 'RequiredSetting'],
  }),
  endInstitution: defineCall({
    path: '/broker-api/EndInstitution',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'institution-saved',
    summary: 'End a financial institution: its number is no longer accepted',
    body: Type.Object({ ...SiteIds.properties, Code }),
    reply: Nothing,
    refusals: ['UnknownSite', 'CLI_NotValidFinCode'],
  }),
}
