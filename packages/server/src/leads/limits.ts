import { mostLeadInvitesADay, mostLeadInvitesAnHour } from '@foyer/domain/leads/inbox.ts'
import type { Limit } from '../kit/rate-limit.ts'

/** Per address. A family on one network sends one lead each; a flooding program is stopped at the sixth. */
export const limits = {
  leads: { name: 'leads', max: 5, seconds: 60 },
  /** Of a customer's addresses to a site, once the checks are passed: each is a mail to the broker. A fair on one line sends no more. */
  leadsOfHour: { name: 'leads-hour', max: 20, seconds: 3600 },
  leadsOfDay: { name: 'leads-day', max: 60, seconds: 24 * 3600 },
  widgets: { name: 'lead-widgets', max: 30, seconds: 60 },
  challenges: { name: 'lead-challenges', max: 30, seconds: 60 },
} as const satisfies Record<string, Limit>

/** Invitations to apply, and tries of their links by one network, right or wrong. */
export const inviteLimits = {
  toAddress: { name: 'lead-invites-address-day', max: mostLeadInvitesADay, seconds: 24 * 3600 },
  ofBrokerage: { name: 'lead-invites-brokerage-hour', max: mostLeadInvitesAnHour, seconds: 3600 },
  links: { name: 'lead-invite-links', max: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>
