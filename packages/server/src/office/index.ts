export { fillPermissions } from './fill-permissions.ts'
export { serveEvents } from './live/events-route.ts'
export { openLive } from './live/hub.ts'
export { makeSetupLink } from './setup-link.ts'
