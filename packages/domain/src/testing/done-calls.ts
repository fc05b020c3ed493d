/** The calls by which an invited person completes the steps of their lists. */
export const invitedDoneCalls = [
  '/api/MTGAPPDoneIncome',
  '/api/MTGAPPDonePropertyInvite',
  '/api/MTGAPPDoneAssetInvite',
  '/api/MTGAPPDoneLiabilityInvite',
] as const
