export { fillPermissions } from './fill-permissions.ts'
export { makeSetupLink } from './setup-link.ts'
