export { sendInvites } from './send-invites.ts'
export { joinInvite, saveInviteStep } from './store.ts'
export { invitedConsents } from './submission-store.ts'
export { dealInvites } from './visible-invites.ts'
