import { Flag, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { OfficeId } from '../kit/ids.ts'
import { Brokerage, Email, LinkToken, Names, SignInStep } from './fields.ts'

/** The first run: the printed link makes the first owner, who makes a factor and then the brokerage. Its sites follow with CreateOfficeSite and AdoptSite. */
export const officeSetupCalls = {
  openSetup: defineCall({
    path: '/console-api/OpenSetup',
    access: 'officeVisitor',
    effect: 'read',
    summary: 'Whether the link that the server printed still works',
    body: Type.Object({ Token: LinkToken }),
    reply: Type.Object({ ExpiresAt: Text(30) }),
    refusals: ['SetupLinkExpired', 'TooManyRequests'],
  }),
  saveSetupPerson: defineCall({
    path: '/console-api/SaveSetupPerson',
    access: 'officeVisitor',
    effect: 'write',
    audit: 'office-set-up',
    summary: 'The first person. Uses the link up, which stands in for the mailed code; a factor follows',
    body: Type.Object({ Token: LinkToken, Email, ...Names.properties }),
    reply: SignInStep,
    refusals: [
      'SetupLinkExpired',
      'RequiredFirstName',
      'RequiredLastName',
      'RequiredEmailAddress',
      'InvalidEmail',
      'TooManyRequests',
    ],
  }),
  saveSetupBrokerage: defineCall({
    path: '/console-api/SaveSetupBrokerage',
    access: 'officeSetup',
    effect: 'write',
    audit: 'brokerage-made',
    summary: 'The brokerage of the first person, who becomes its owner',
    body: Brokerage,
    reply: Type.Object({ BrokerageID: OfficeId, ...SignInStep.properties }),
    refusals: ['RequiredLegalName', 'UnknownChoice'],
  }),
  checkSiteAddress: defineCall({
    path: '/console-api/CheckSiteAddress',
    access: 'office',
    action: 'site.create',
    stepUp: false,
    effect: 'read',
    summary: 'Whether an address of a site can be used, and is free',
    body: Type.Object({ SiteID: Text(40) }),
    reply: Type.Object({ Free: Flag }),
    refusals: ['InvalidSiteAddress'],
  }),
}
