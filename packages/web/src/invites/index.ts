export { InvitedParts } from './parts/invited-parts.tsx'
