import { isAboutOwned, type Situation } from '../interview/conditions.ts'
import type { ApplicationSettings } from '../site/fields.ts'

/** Only the primary applicant has the first-time buyer switch, on sites that ask, unless the property is owned already. */
export const asksFirstTimeBuyer = (
  { primary }: { primary: boolean },
  { FirstTimeBuyer }: Pick<ApplicationSettings, 'FirstTimeBuyer'>,
  interview: Situation,
): boolean => primary && FirstTimeBuyer === 1 && isAboutOwned(interview) !== true

/** Co-applicants are asked for their relationship to the primary applicant and for their group. */
export const asksRelationship = ({ primary }: { primary: boolean }): boolean => !primary
