export { sealEvents } from './seal-audit.ts'
export { retention } from './store.ts'
