export { dealInvites } from './shown-invites.ts'
export { joinInvite, saveInviteStep } from './store.ts'
export { invitedConsents } from './submission-store.ts'
