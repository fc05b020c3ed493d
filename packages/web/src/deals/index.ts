export { DealsFailedNotice, useDealsFailure } from './parts/load-failed.tsx'
