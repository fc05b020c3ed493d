import { dayOf } from '@foyer/domain/kit/dates.ts'

/** Today as the server counts it, in Toronto, wherever the device is and whatever its clock is set to; rules take it as a parameter. */
export const today = (): string => dayOf(new Date())
