/** MortgageApplicationStatusDD values of which the borrower, and everyone who sent their own part, is notified. */
export const announced = { 2: 'approved', 3: 'funded', 4: 'declined', 5: 'withdrawn' } as const
export type Announced = keyof typeof announced

export const isAnnounced = (status: number): status is Announced => status in announced
