export { serveEmbedScript } from './embed-script.ts'
export { isOriginFor, mayGiveTo, warningsOf } from './form-rules.ts'
export {
  agentAsOwner,
  contactOf,
  countLeadsOf,
  currentDescription,
  findForm,
  findOpenForm,
  hasRoomForForm,
  listForms,
  makeForm,
  publish,
  removeForm,
  saveDraft,
  snippetOf,
  urlOfForm,
} from './form-store.ts'
export { mailInvitation } from './invite-mail.ts'
export { beginFromLead, countInvite, findBegunLead, findSender, saveInvite } from './lead-invite-store.ts'
export { findLead, leadRow, readAnswers } from './lead-store.ts'
