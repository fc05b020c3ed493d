export { downloadOperation, downloadPath, serveInsuranceDownloads } from './download.ts'
export { choiceOf, isAnswered } from './health-answers.ts'
export { findPerson, sendLink } from './links.ts'
export { type CliPerson, listPeople, personIn } from './people-store.ts'
export { saveRates } from './rates-store.ts'
export { recordOf } from './record.ts'
export { documentOf } from './signed-document.ts'
export { isClosed, progressOf, signersOf, statusOf } from './status.ts'
export {
  type CliRow,
  changeApplication,
  type Facts,
  factsOf,
  findApplication,
  getApplication,
  insertApplication,
  isPrepared,
  listApplications,
  primaryOf,
} from './store.ts'
