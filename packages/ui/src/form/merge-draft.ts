import { isRecord } from '@foyer/domain/kit/is-record.ts'
import { scrubDraft } from '@foyer/domain/kit/scrub-draft.ts'

const sameKind = (value: unknown, draft: unknown) =>
  value === null || draft === null
    ? ['number', 'object'].includes(typeof draft)
    : typeof value === typeof draft && Array.isArray(value) === Array.isArray(draft)

/**
 * The form's values merged with a draft. A draft of an older form changes only what still fits; numbers that must be
 * stored encrypted are never in a draft.
 */
export const mergeDraft = <Values>(values: Values, draft: unknown): Values => merge(values, scrubDraft(draft))

const merge = <Values>(values: Values, draft: unknown): Values => {
  if (!isRecord(values) || !isRecord(draft)) return values
  const merged = Object.entries(values).map(([name, value]) => {
    if (!(name in draft)) return [name, value]
    const typed = draft[name]
    if (isRecord(value) && isRecord(typed)) return [name, merge(value, typed)]
    return [name, sameKind(value, typed) ? typed : value]
  })
  return Object.fromEntries(merged) as Values
}
