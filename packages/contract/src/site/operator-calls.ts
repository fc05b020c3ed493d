import { Instant, Text } from '@foyer/domain/kit/schema.ts'
import { type SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'
import { GivenLink } from './brand-calls.ts'

const Settings = Type.Partial(SiteSettings)

/** One setting that someone changed; values as they are on the wire, in JSON. */
const SettingChange = Type.Object({
  At: Instant,
  By: Type.Enum(['staff', 'program', 'operator']),
  /** Of the person or the key; empty for one that is no longer known, and for the operator. */
  Name: Text(121),
  Setting: Type.Enum(Object.keys(SiteSettings.properties) as SettingName[]),
  Before: Text(20_000),
  After: Text(20_000),
})

export const operatorSiteCalls = {
  saveSite: defineCall({
    path: '/broker-api/SaveSite',
    access: 'operator',
    action: 'setting.edit',
    perHour: 600,
    effect: 'write',
    audit: 'site-saved',
    summary:
      'Create or change a site; missing fields keep their value. With Before, the settings as they were read, it is refused (StaleEdit) where one of them has another value now',
    body: Type.Object({
      ...SiteIds.properties,
      Link: Type.Optional(GivenLink),
      Settings: Type.Optional(Settings),
      Before: Type.Optional(Settings),
    }),
    reply: Type.Object({ SiteID: Text(40), Url: Text(300) }),
    refusals: ['InvalidSetting', 'YearsOutOfRange', 'NotPermitted', 'StaleEdit'],
  }),
  loadSettings: defineCall({
    path: '/broker-api/LoadSettings',
    access: 'operator',
    action: 'setting.edit',
    effect: 'read',
    audit: 'settings-viewed',
    summary: 'All settings of a site, its credits, and the last changes of settings, the newest first',
    body: SiteIds,
    reply: Type.Object({
      Settings: SiteSettings,
      Credits: Type.Integer(),
      Url: Text(300),
      Changes: Type.Array(SettingChange),
    }),
    refusals: ['UnknownSite'],
  }),
  saveCredits: defineCall({
    path: '/broker-api/SaveCredits',
    access: 'operator',
    action: 'credit.edit',
    effect: 'write',
    audit: 'site-saved',
    summary:
      'Set the credits of a site, which pay for bank statements and insurance signatures. An action of its own: who may change the settings of a site must not give it credits',
    body: Type.Object({ ...SiteIds.properties, Credits: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }),
    reply: Type.Object({}),
    refusals: ['UnknownSite'],
  }),
}
