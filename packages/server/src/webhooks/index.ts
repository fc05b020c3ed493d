export { documentedWebhooks } from './documented.ts'
export { webhookHandlers } from './handlers.ts'
export { openWebhooks } from './open-webhooks.ts'
export { fillWebhookSources } from './sources.ts'
