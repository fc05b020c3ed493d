import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Endpoints of a brokerage. */
export const mostWebhooks = 10
export const longestWebhookName = 60
export const longestWebhookUrl = 500
/** Hours for which the former secret signs beside the new one. */
export const formerSecretHours = 24
/** Days for which a message is tried, and after which an endpoint that accepted nothing is turned off. */
export const triedDays = 3
/** Days for which messages are kept. */
export const keptDays = 30
/** Days over which the rate of accepted messages is counted. */
export const rateDays = 7
/** Messages that one replay sends again. */
export const mostReplayed = 1000
/** Characters of a reply that are kept. */
export const longestReply = 1000

/** A name with a dot, an optional port, a path without a fragment; no user, and no space. */
const httpsAddress =
  /^https:\/\/((?:[\p{L}\p{N}-]{1,63}\.){1,20}[\p{L}][\p{L}\p{N}-]{1,62})(?::\d{1,5})?(?:[/?][^\s#]*)?$/u

/** Names that lead to no machine of the public internet. Their addresses are checked by the server, at every try. */
const localName = /\.(?:local|localhost|internal|lan|home|test|invalid|onion)$/

/** An https address of a name: a certificate is made for names. */
export const isWebhookUrl = (text: string): boolean => {
  const [, host] = httpsAddress.exec(text.toLowerCase()) ?? []
  return host !== undefined && !localName.test(host)
}

interface GivenWebhook {
  Name: string
  Url: string
  Events: readonly string[]
}

export const webhookProblems = ({ Name, Url, Events }: GivenWebhook) => [
  ...problem(isBlank(Name), 'Name', 'RequiredWebhookName'),
  ...problem(!isWebhookUrl(Url), 'Url', 'InvalidWebhookUrl'),
  ...problem(Events.length === 0, 'Events', 'RequiredWebhookEvents'),
]

/** Dates, the last included. */
export const replayProblems = ({ FirstDay, LastDay }: { FirstDay: string; LastDay: string }) =>
  problem(FirstDay === '' || LastDay < FirstDay, 'LastDay', 'InvalidReplayPeriod')

/**
 * Seconds until the next try after so many: they grow to six hours, so that a receiver that was down is reached soon, and one
 * that is gone is rarely called.
 */
const pauses = [5, 30, 2 * 60, 10 * 60, 30 * 60, 60 * 60, 2 * 60 * 60, 4 * 60 * 60, 6 * 60 * 60]

export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 5

/** Whether a webhook wants a message that was made for it: its events and sites (none: all) may have changed since. It wants no test. */
export const wants = (
  { events, sites }: { events: readonly string[]; sites: readonly string[] },
  { event, slug }: { event: string; slug: string },
): boolean => events.includes(event) && (sites.length === 0 || sites.includes(slug))
