const secret = new Set(['SIN', 'AccountNumber', 'HealthQuestions'])

/** What may leave for the server as a draft: everything but numbers that are sensitive wherever they lie. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.has(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameKind = (value: unknown, draft: unknown) =>
  value === null || draft === null
    ? ['number', 'object'].includes(typeof draft)
    : typeof value === typeof draft && Array.isArray(value) === Array.isArray(draft)

/** The form's values with what was typed before; a draft of an older form changes only what still fits. */
export const mergeDraft = <Values>(values: Values, draft: unknown): Values => {
  if (!isRecord(values) || !isRecord(draft)) return values
  const merged = Object.entries(values).map(([name, value]) => {
    if (!(name in draft) || secret.has(name)) return [name, value]
    const typed = draft[name]
    if (isRecord(value) && isRecord(typed)) return [name, mergeDraft(value, typed)]
    return [name, sameKind(value, typed) ? typed : value]
  })
  return Object.fromEntries(merged) as Values
}
