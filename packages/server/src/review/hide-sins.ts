import { isValidSin, maskSin } from '@foyer/domain/kit/sin.ts'

/** People write their number where they should not; a comment travels in a PDF by mail. */
export const hideSins = (text: string): string =>
  text.replace(/\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, (found) => (isValidSin(found) ? maskSin(found) : found))
