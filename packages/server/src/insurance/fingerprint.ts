import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import { type Keys, keyedHash } from '../kit/hash.ts'
import type { CliPerson } from './people-store.ts'

/**
 * Binds a signed document to answers that it does not print. The hash has a key, since a plain one of so few yes-or-no
 * answers could be found by trying. It includes the person, so that equal answers of two people have different hashes.
 */
export const fingerprintOf = (
  keys: Pick<Keys, 'tokens'>,
  person: Pick<CliPerson, 'site_id' | 'cli_application_id' | 'applicant_id'>,
  questions: readonly HealthQuestion[],
): string =>
  keyedHash(
    keys.tokens,
    'insurance-health',
    person.site_id,
    String(person.cli_application_id),
    String(person.applicant_id),
    ...questions.map(({ CoverageCode, Question, Answer }) => `${CoverageCode}${Question}${Answer}`),
  )
    .toString('hex')
    .slice(0, 32)
