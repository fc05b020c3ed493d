import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import { type Keys, keyedHash } from '../kit/hash.ts'
import type { CliRow } from './store.ts'

/**
 * What ties a signed document to answers that it does not print: a keyed hash, since a plain one of so few yes and no
 * could be tried through in no time.
 */
export const fingerprintOf = (
  keys: Pick<Keys, 'tokens'>,
  row: Pick<CliRow, 'site_id' | 'cli_application_id'>,
  questions: readonly HealthQuestion[],
): string =>
  keyedHash(
    keys.tokens,
    'insurance-health',
    row.site_id,
    String(row.cli_application_id),
    ...questions.map(({ CoverageCode, Question, Answer }) => `${CoverageCode}${Question}${Answer}`),
  )
    .toString('hex')
    .slice(0, 32)
