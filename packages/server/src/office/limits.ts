import { exportPage, mostExported } from '@foyer/domain/office/audit-log.ts'
import { mostWrongTotp, wrongTotpMinutes } from '@foyer/domain/office/limits.ts'
import { mostRevealsADay, mostRevealsAnHour } from '@foyer/domain/office/reveals.ts'
import type { Limit } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** Limits of the office beside those of mailed codes, which are the borrower's. Callers are counted by address. */
export const officeLimits = {
  /** Links of invitations and of the setup, right or wrong. */
  links: { name: 'office-links', max: 60, seconds: hour },
  /** Started sign-ins, passkeys and apps, known addresses or not. */
  starts: { name: 'office-starts', max: 120, seconds: hour / 4 },
  /** Pages of the sign-in, which ask for the providers that they offer. */
  signOnOffers: { name: 'office-sign-on-offers', max: 600, seconds: hour / 4 },
  /** Issuers of single sign-on that an owner has us read. */
  signOnTests: { name: 'office-sign-on-tests', max: 60, seconds: hour },
  /** Factors that are tried. */
  tries: { name: 'office-tries', max: 120, seconds: hour / 4 },
  /** Wrong recovery codes of a person. */
  recovery: { name: 'office-recovery', max: 10, seconds: hour / 4 },
  /** Wrong codes of a person whom a provider named: it must not lock their app for other brokerages. */
  namedTries: { name: 'office-named-tries', max: mostWrongTotp, seconds: wrongTotpMinutes * 60 },
  /** Hidden values that a person has shown, whichever they are; once past them, their owners get one mail an hour. */
  reveals: { name: 'office-reveals', max: mostRevealsAnHour, seconds: hour },
  revealsOfDay: { name: 'office-reveals-of-day', max: mostRevealsADay, seconds: 24 * hour },
  revealBursts: { name: 'office-reveal-bursts', max: 1, seconds: hour },
  /** Sites of a brokerage: each takes an address of the installation. */
  sites: { name: 'office-sites', max: 20, seconds: hour },
  /** Demo sites of a brokerage: each is hundreds of calls. */
  demos: { name: 'office-demos', max: 10, seconds: hour },
  /** Invitations of a brokerage, sent again ones included. */
  invitations: { name: 'office-invitations', max: 60, seconds: hour },
  /** Keys that a brokerage makes and rotates: each is a mail to its other owners. */
  keys: { name: 'office-keys', max: 60, seconds: hour },
  /** Webhooks that a brokerage makes, changes or gives a new secret: each looks up a name. */
  webhooks: { name: 'office-webhooks', max: 120, seconds: hour },
  /** Messages that a brokerage has sent now, for a look at the reply. */
  webhookTests: { name: 'office-webhook-tests', max: 60, seconds: hour },
  webhookResends: { name: 'office-webhook-resends', max: 600, seconds: hour },
  /** Each is up to 1,000 messages. */
  webhookReplays: { name: 'office-webhook-replays', max: 20, seconds: hour },
  /** Pages of the audit log of a brokerage, and of its export: 25 pages are one file. */
  logPages: { name: 'office-log-pages', max: 1200, seconds: hour },
  logExports: { name: 'office-log-exports', max: mostExported / exportPage, seconds: hour },
  /** Pages of exported lists of deals of a brokerage: 20 pages are one file. */
  dealExports: { name: 'office-deal-exports', max: 100, seconds: hour },
  /** Parts of chains that a brokerage has checked: each reads up to 20,000 events. */
  chainChecks: { name: 'office-chain-checks', max: 300, seconds: hour },
  /** Dry runs of what the nightly run deletes, on all sites of a brokerage. */
  expiredCounts: { name: 'office-expired-counts', max: 60, seconds: hour },
} as const satisfies Record<string, Limit>
