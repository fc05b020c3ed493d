import { Text } from '@foyer/domain/kit/schema.ts'
import { AgentProfile, Link, ReferralSourceProfile, SiteSettings } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

const Settings = Type.Partial(SiteSettings)
export const operatorSiteCalls = {
  saveSite: defineCall({
    path: '/broker-api/SaveSite',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'site-saved',
    summary: 'Create or change a site; missing fields keep their value',
    body: Type.Object({
      ...SiteIds.properties,
      Link: Type.Optional(
        Type.Partial(
          Type.Object({
            PrimaryColor: Link.properties.PrimaryColor,
            AgentProfile: Type.Partial(AgentProfile),
            ReferralSourceProfile: Type.Partial(ReferralSourceProfile),
          }),
        ),
      ),
      Settings: Type.Optional(Settings),
    }),
    reply: Type.Object({ SiteID: Text(40), Url: Text(300) }),
    refusals: ['InvalidSetting', 'NotPermitted'],
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
