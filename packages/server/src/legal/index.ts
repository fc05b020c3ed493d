export { warnOfClosedSites } from './warn-of-closed-sites.ts'
