import Type, { type TSchema } from 'typebox'
import { LoadedAddress } from '../../addresses/fields.ts'
import { type addressVocabulary, isAddressGroup } from '../../addresses/vocabulary.ts'
import { fieldSchema, schemaOf, Text } from '../../kit/schema.ts'
import type { Blank, Field, Vocabulary } from '../../kit/vocabulary.ts'
import type { AnyKind } from './define-kind.ts'

/** A partial record, with partial groups and elements. */
export type GivenOf<V> = {
  [Name in keyof V]?: V[Name] extends { kind: 'group'; of: infer Inner }
    ? Partial<Blank<Inner>>
    : V[Name] extends { kind: 'list'; of: infer Inner }
      ? Partial<Blank<Inner>>[]
      : Blank<V>[Name]
}

/** The fields of a loaded record; addresses include their lines. */
type LoadedFields<V> = {
  -readonly [Name in keyof V]: V[Name] extends { of: typeof addressVocabulary } ? LoadedAddress : Blank<V>[Name]
}

/** A record in replies, with its texts. */
export type LoadedRecord<V, W extends string> = LoadedFields<V> & { [Word in W]: string }
export type LoadedOf<K extends AnyKind> = LoadedRecord<K['fields'], keyof K['words'] & string>

const objectOf = (fields: Vocabulary, schemaOfField: (field: Field) => TSchema) =>
  Type.Object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])))

const givenField = (field: Field): TSchema => {
  if (field.kind === 'group') return Type.Partial(schemaOf(field.of))
  return field.kind === 'list'
    ? Type.Array(Type.Partial(schemaOf(field.of)), { maxItems: field.most })
    : fieldSchema(field)
}

/** A record in request bodies. */
export const givenSchema = <V extends Vocabulary>(fields: V) =>
  Type.Unsafe<GivenOf<V>>(Type.Partial(objectOf(fields, givenField)))

/** The schema of a record in replies. */
export const loadedSchema = <V extends Vocabulary, W extends string>({
  fields,
  words,
}: {
  readonly fields: V
  readonly words: { readonly [Key in W]: { readonly most: number } }
}) =>
  Type.Unsafe<LoadedRecord<V, W>>(
    Type.Object({
      ...objectOf(fields, (field) => (isAddressGroup(field) ? LoadedAddress : fieldSchema(field))).properties,
      ...Object.fromEntries(
        Object.entries<{ readonly most: number }>(words).map(([name, { most }]) => [name, Text(most)]),
      ),
    }),
  )
