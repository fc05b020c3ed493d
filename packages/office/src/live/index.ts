export { ListUpdates, placeOf } from './list-updates.tsx'
export { UpdatesBar } from './updates-bar.tsx'
export { loadAgain, useLive } from './use-live.ts'
export { usePresence } from './use-presence.ts'
