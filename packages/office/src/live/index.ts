export { ListUpdates, placeOf } from './list-updates.tsx'
export { PageUpdates } from './page-updates.tsx'
export { loadAgain } from './use-live.ts'
export { usePresence } from './use-presence.ts'
