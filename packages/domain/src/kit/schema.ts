import Type, { type Static, type TArray, type TObject, type TSchema, type TString } from 'typebox'
import type { Field, Vocabulary } from './vocabulary.ts'

/**
 * Building blocks of the vocabulary. Schemas check only types and sizes (a wrong type is 400); value constraints are
 * rules, each with its own key.
 */
const NumberOrNull = (type: 'number' | 'integer', minimum: number, maximum: number, description: string) =>
  Type.Unsafe<number | null>({ type: [type, 'null'], minimum, maximum, description })

export const Flag = Type.Integer({ minimum: 0, maximum: 1 })
/** A code of a dropdown menu. */
const codes = { minimum: -1, maximum: 99_999, description: 'A code of a menu; -1 when not chosen' }
export const Choice = Type.Integer(codes)
/** A positive integer below 2^53; zero or below for an unsaved record. */
export const Id = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 })
export const Money = NumberOrNull(
  'number',
  -999_999_999.99,
  999_999_999.99,
  'Dollars with at most two decimals; null when not given',
)
export const Percentage = NumberOrNull('number', -1000, 1000, '5.25 is 5.25 %; null when not given')
export const Decimal = NumberOrNull('number', -1_000_000, 1_000_000, 'At most two decimals; null when not given')
export const Count = NumberOrNull('integer', -1_000_000, 1_000_000_000, 'Null when not given')
/** Of a row, a change of which raises it; 0 before the first. Its successor fits the column of the database. */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 })
export const Text = (maxLength: number) => Type.String({ maxLength })
export const DateText = Type.String({ maxLength: 10, description: 'YYYY-MM-DD; empty when not given' })
export const Instant = Type.String({ maxLength: 30, description: 'ISO 8601 in UTC; empty when not given' })
export const LanguageId = Type.Integer({ minimum: 1, maximum: 2, description: '1 English, 2 French' })

/** The schemas of the kinds of field without parameters. */
const plain = {
  id: Id,
  flag: Flag,
  choice: Choice,
  money: Money,
  percentage: Percentage,
  decimal: Decimal,
  count: Count,
  date: DateText,
}

type SchemaOf<F> = F extends { kind: 'group'; of: infer V }
  ? TObject<SchemasOf<V>>
  : F extends { kind: 'list'; of: infer V }
    ? TArray<TObject<SchemasOf<V>>>
    : F extends { kind: infer Kind extends keyof typeof plain }
      ? (typeof plain)[Kind]
      : TString
type SchemasOf<V> = { [Name in keyof V]: SchemaOf<V[Name]> }

/**
 * What may be null. In a reply the form of a union is found by checking its values, so one stored text that is too long would end
 * the whole reply; with the keyword `nullable` nothing is checked.
 */
export const orNull = <S extends TSchema>(schema: S, options: { description?: string } = {}) =>
  Type.Unsafe<Static<S> | null>({ ...schema, ...options, nullable: true })

export const fieldSchema = (field: Field): TSchema => {
  if (field.kind === 'group') return schemaOf(field.of)
  if (field.kind === 'list') return Type.Array(schemaOf(field.of), { maxItems: field.most })
  if (field.kind === 'choice' && field.menu !== undefined) return Type.Integer({ ...codes, title: field.menu })
  return field.kind === 'text' ? Text(field.most) : plain[field.kind]
}

/** The schema of a record: every field of its vocabulary, all required. */
export const schemaOf = <V extends Vocabulary>(vocabulary: V): TObject<SchemasOf<V>> => {
  const schemas = Object.entries(vocabulary).map(([name, field]) => [name, fieldSchema(field)])
  return Type.Object(Object.fromEntries(schemas) as SchemasOf<V>)
}
