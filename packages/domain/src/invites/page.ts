/** Names the invitation (InviteID) for which the page of an invited person was loaded. */
export const invitePageHeader = 'x-foyer-invite'
