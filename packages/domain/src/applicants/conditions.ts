import type { ApplicationSettings } from '../site/fields.ts'

/** The first-time buyer switch stands with the primary applicant alone, on sites that ask. */
export const asksFirstTimeBuyer = (
  { primary }: { primary: boolean },
  { FirstTimeBuyer }: Pick<ApplicationSettings, 'FirstTimeBuyer'>,
): boolean => primary && FirstTimeBuyer === 1

/** What an applicant is to the primary one, and what kind of applicant, is asked of everybody else. */
export const asksRelationship = ({ primary }: { primary: boolean }): boolean => !primary
