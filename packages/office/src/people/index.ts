export { InviteDialog } from './parts/invite-dialog.tsx'
