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
export { assertPart, partGuard } from './assert-part.ts'
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
export { changedParts, partStateIn } from './part-state.ts'
export { isToComeOf, withoutPartsToCome } from './parts-to-come.ts'
export { type ReadOptions, readApplication } from './read-application.ts'
export { reviewedParts } from './reviewed-parts.ts'
export { settingsOf } from './settings.ts'
export {
  type ApplicationChanges,
  type ApplicationSave,
  actorOf,
  draftOwnerOf,
  forgetDrafts,
  saveApplication,
  savedApplication,
} from './store.ts'
export { storedInterview, storedRequest } from './stored-answers.ts'
