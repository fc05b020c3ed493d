export {
  type ApplicantRow,
  type ApplicationRow,
  type ApplicationRows,
  findApplicant,
  getApplicant,
  type MadeRows,
  madeRowsOf,
  type RecordRow,
  readRows,
  rowsOf,
} from './application-rows.ts'
export { type AssembleOptions, assembleApplication, blankAnswers } from './assemble-application.ts'
export { assembleSummary } from './assemble-summary.ts'
export { consentOf } from './consent-text.ts'
export {
  countersAfter,
  flowFacts,
  invitedFacts,
  isOpenApplication,
  openInvites,
  refuseClosedStep,
  refuseStale,
} from './open-step.ts'
export { type ReadOptions, readApplication } from './read-application.ts'
export { settingsOf } from './settings.ts'
export {
  type ApplicationChanges,
  type ApplicationSave,
  actorOf,
  draftOwnerOf,
  saveApplication,
  savedApplication,
} from './store.ts'
export { storedInterview, storedRequest } from './stored-answers.ts'
