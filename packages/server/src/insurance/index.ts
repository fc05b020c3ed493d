export { downloadOperation, downloadPath, serveInsuranceDownloads } from './download.ts'
export { insuranceMails } from './mails.ts'
export { saveRates } from './rates-store.ts'
export { recordOf } from './record.ts'
export { documentOf } from './signed-document.ts'
export { progressOf, signersOf, statusOf } from './status.ts'
export {
  type CliRow,
  changeApplication,
  type Facts,
  factsOf,
  findApplication,
  insertApplication,
  isPrepared,
  listApplications,
} from './store.ts'
