import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/**
 * Sends the link with which a person consents to a submitted application. Over the limit of invitations it is retried:
 * a submission is not refused for messages to others. The last try is after some fourteen days.
 */
export const sendConsentLink = defineJob({
  name: 'send-consent-link',
  payload: Type.Object({
    siteId: Type.String(),
    inviteId: Type.Integer(),
    /** Who submitted, from which network. */
    userId: Type.String(),
    network: Type.String(),
    /** When it was ordered: a link that was sent since replaces it. */
    orderedAt: Type.String(),
  }),
  retry: { limit: 90, delay: 60, delayMax: 4 * 60 * 60 },
})
