export { assembleRequests, missingDocs } from './assemble-requests.ts'
export { listedItems } from './listed-items.ts'
export { listRequests, type RequestRow } from './request-rows.ts'
export { submitAllOf } from './submit-all.ts'
