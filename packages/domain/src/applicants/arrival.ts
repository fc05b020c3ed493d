import { dateWithin } from '../kit/checks.ts'

/** StatusInCanadaDD */
export const statusesInCanada = { citizen: 0, permanentResident: 1, permit: 2, refugeeClaimant: 3, other: 4 } as const

/** Everyone who is no citizen has arrived some day; someone who gives no status is not asked. */
export const asksArrival = ({ StatusInCanadaDD }: { StatusInCanadaDD: number }): boolean =>
  StatusInCanadaDD > statusesInCanada.citizen

const firstArrival = '1900-01-01'

/** A well-formed date of arrival in Canada must be within a lifetime and not to come. */
export const arrivalInTime = (date: string, today: string) =>
  dateWithin(date, [firstArrival, today], 'ArrivalDate', 'ArrivalDateInFuture')
