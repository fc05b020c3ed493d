export { dealInvites } from './shown-invites.ts'
export { joinInvite, raiseInviteStep } from './store.ts'
export { invitedConsents } from './submission-store.ts'
