export { chainedSites } from './audit-chain.ts'
export { verifyWithAnchors } from './check-chain.ts'
export { sealEvents } from './seal-audit.ts'
export { retention } from './store.ts'
