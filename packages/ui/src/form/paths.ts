/** Values are read and changed by the paths of errors: `Mortgages.0.Balance`. */
type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

export const getAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, step) => (isTree(inner) ? inner[step] : undefined), values)

/** A copy with one value changed; unchanged siblings keep their identity. */
export const setAt = <Values>(values: Values, path: string, value: unknown): Values => {
  const [step = '', ...rest] = path.split('.')
  const inner = isTree(values) ? values[step] : undefined
  const changed =
    rest.length === 0 ? value : setAt(inner ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {}), rest.join('.'), value)
  if (Array.isArray(values)) return values.map((item, index) => (String(index) === step ? changed : item)) as Values
  return { ...(values as Tree), [step]: changed } as Values
}

/** `Mortgages.0.Balance` is the field `Balance`: every row has the same texts. */
export const fieldNameOf = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .at(-1) ?? path

const contains = (outer: string, inner: string) => outer === inner || inner.startsWith(`${outer}.`)

/** Whether a field is one of these paths or in one of them. */
export const isInside = (field: string, paths: readonly string[]): boolean =>
  paths.some((path) => contains(path, field))

/** The visible field of an error: itself, its first part, or its group. */
export const closestField = (field: string, shown: readonly string[]): string | undefined =>
  shown.find((path) => path === field) ??
  (field === '' ? undefined : shown.find((path) => contains(field, path))) ??
  shown.filter((path) => contains(path, field)).sort((one, other) => other.length - one.length)[0]
