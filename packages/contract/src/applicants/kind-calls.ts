import type { Kind, KindPaths } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { givenSchema, loadedSchema } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { named } from '@foyer/domain/kit/named.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import type { Vocabulary } from '@foyer/domain/kit/vocabulary.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, versionRead } from './list-parts.ts'

/** Reads a property with its own type where the object's type is a parameter. */
const at = <T, Key extends keyof T>(value: T, key: Key): T[Key] => value[key]

/** The calls of a list: save, load and remove a record, and complete the step. */
export const kindCalls = <
  Name extends string,
  List extends string,
  V extends Vocabulary,
  IdField extends string,
  W extends string,
  Paths extends KindPaths,
  Refusal extends ErrorKey,
  DoneRefusal extends ErrorKey,
>(
  kind: Kind<string, Name, List, V, IdField, W, Paths, Refusal, DoneRefusal, unknown>,
) => {
  const { name, paths } = kind
  const [one, step] = kind.noun
  const hasLists = Object.values(kind.fields).some((field) => field.kind === 'list')
  const Loaded = loadedSchema<V, W>(kind)
  const ids = named(kind.idField, Id)
  const records = named(kind.list, Type.Array(Loaded))
  const RecordIds = Type.Object({ ...ApplicantIds.properties, ...ids })
  return {
    upsert: defineCall({
      path: at(paths, 'upsert'),
      access: 'applicant',
      effect: 'write',
      part: 'write',
      handOff: true,
      summary: `Add or change ${one}${hasLists ? ' with its whole lists. Ids of zero or below are new' : ''}`,
      body: Type.Object({ ...ApplicantIds.properties, ...named(name, givenSchema(kind.fields)), ...versionRead }),
      reply: Type.Object({ ...ids, ...records }),
      refusals: [...kind.refusals, ...saveRefusals],
    }),
    load: defineCall({
      path: at(paths, 'load'),
      access: 'applicant',
      effect: 'read',
      // MTGAPPLoad withholds unsent parts from such a session; a record alone would not.
      handOff: false,
      summary: `One ${one.replace(/^an? /, '')}`,
      body: RecordIds,
      reply: Type.Object(named(name, Loaded)),
      refusals: ['PartIsPrivate'],
    }),
    remove: defineCall({
      path: at(paths, 'remove'),
      access: 'applicant',
      effect: 'write',
      part: 'erase',
      handOff: true,
      summary: `Remove ${one}`,
      body: RecordIds,
      reply: Type.Object(records),
      refusals: closedRefusals,
    }),
    done: defineCall({
      path: at(paths, 'done'),
      access: 'applicant',
      effect: 'write',
      part: 'write',
      handOff: true,
      summary: `Finish ${step}`,
      body: ApplicantIds,
      reply: Nothing,
      refusals: [...kind.doneRefusals, ...closedRefusals],
    }),
  }
}
