import type { ApplicationSettings } from '../site/fields.ts'

/** Only the primary applicant has the first-time buyer switch, on sites that ask. */
export const asksFirstTimeBuyer = (
  { primary }: { primary: boolean },
  { FirstTimeBuyer }: Pick<ApplicationSettings, 'FirstTimeBuyer'>,
): boolean => primary && FirstTimeBuyer === 1

/** Co-applicants are asked for their relationship to the primary applicant and for their group. */
export const asksRelationship = ({ primary }: { primary: boolean }): boolean => !primary
