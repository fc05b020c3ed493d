/** Names for whom a page of the office was loaded. */
export const officePageHeader = 'x-foyer-office'

/** The header of a page of this person in this brokerage. */
export const officePage = (brokerageId: string, personId: string): string => `${brokerageId}.${personId}`
