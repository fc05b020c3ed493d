import fc from 'fast-check'
import type { TSchema } from 'typebox'

/** The parts of JSON Schema that the vocabulary uses. */
interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  minItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
}

/**
 * The smallest value a schema accepts, without optional fields; `given` replaces fields by name, at the top and in
 * objects.
 */
export const smallestValue = (schema: TSchema, given: Record<string, unknown> = {}): Record<string, unknown> => {
  const { properties = {}, required = [] } = schema as Shape
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || name in given)
      .map(([name, shape]) => [name, name in given ? given[name] : smallest(shape, given)]),
  )
}

/** Ids have the same meaning at any depth (an invitation names its application inside); other names do not. */
const idsOf = (given: Record<string, unknown>): Record<string, unknown> =>
  'MortgageApplicationID' in given ? { MortgageApplicationID: given.MortgageApplicationID } : {}

const smallest = (shape: Shape, given: Record<string, unknown>): unknown => {
  if (shape.anyOf) return smallest(shape.anyOf[0] ?? {}, given)
  if (shape.enum) return shape.enum[0]
  const type = [shape.type].flat()[0]
  if (type === 'object') return smallestValue(shape as TSchema, idsOf(given))
  if (type === 'array') return shape.minItems ? [smallest(shape.items ?? {}, given)] : []
  if (type === 'string') return 'a'
  if (type === 'integer' || type === 'number') return Math.max(0, shape.minimum ?? 0)
  return null
}

/** Values that a schema accepts, of reasonable sizes. */
export const acceptedBy = (schema: TSchema): fc.Arbitrary<unknown> => accepted(schema as Shape)

const accepted = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(accepted))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const types = [shape.type].flat()
  return fc.oneof(...types.map((type) => ofType(type, shape)))
}

const words = [
  '',
  ' ',
  'a',
  'Ada',
  "O'Brien",
  'Élodie',
  '2026-11-20',
  '2026-02-30',
  'K1A 0B1',
  '416-555-0123',
  'ada@example.ca',
  '\u0000',
  '\u200d\u200d',
  'constructor',
  '__proto__',
  '=1+1',
  '<b>',
  '1'.repeat(300),
]

const ofType = (type: string | undefined, shape: Shape): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, one]) => [name, accepted(one)])),
        { requiredKeys: shape.required ?? [] },
      )
    case 'array':
      return (shape.uniqueItems ? fc.uniqueArray : fc.array)(accepted(shape.items ?? {}), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      })
    case 'string':
      return fc
        .oneof(fc.constantFrom(...words), fc.string({ maxLength: 20, unit: 'grapheme' }))
        .map((text) => text.slice(0, shape.maxLength ?? 200))
    case 'integer':
      return fc.oneof(
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: shape.minimum ?? -1000, max: shape.maximum ?? 1e9 }),
      )
    case 'number':
      return fc.oneof(
        fc.constantFrom(0, 1, 0.1, 5.25, 999.999),
        fc.double({ min: shape.minimum ?? -1e9, max: shape.maximum ?? 1e9, noNaN: true }),
      )
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Any input a hostile client might send as a body: valid bodies with one error, and random data. */
export const hostileBody = (schema: TSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: acceptedBy(schema).map((body) => JSON.stringify(body)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(acceptedBy(schema), fc.nat(), nonsense)
        .map(([body, at, value]) => JSON.stringify(breakOne(body, at, value))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '[]',
        'null',
        '{',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
        `${'['.repeat(200)}`,
        `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
      ),
    },
  )

const nonsense = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>([], ['a'], {}, { $gt: '' }, 1e308, -1e308, 1.5, true, 'a'.repeat(5000), '\ud800', null),
)

const breakOne = (body: unknown, at: number, value: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return value
  const names = Object.keys(body)
  const name = names[at % Math.max(1, names.length)]
  if (name === undefined) return { extra: value }
  const inner = (body as Record<string, unknown>)[name]
  const deeper = typeof inner === 'object' && inner !== null && at % 3 > 0
  return { ...body, [name]: deeper ? breakOne(inner, Math.floor(at / 3), value) : value }
}
