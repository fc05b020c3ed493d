import { uploadFlags } from '@foyer/domain/documents/upload-flags.ts'
import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import Type, { type TSchema } from 'typebox'
import Value from 'typebox/value'
import { type FileKind, fileKinds } from '../file-kinds.ts'
import { mayBeNamed } from '../file-name.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** As many as a PDF may have: see `inspectPdf`. */
const mostPages = 10_000

const exactly = { additionalProperties: false }
const isDrawn = Type.Object({ isDrawn: Type.Boolean() }, exactly)
const side = Type.Integer({ minimum: 1 })

const results = {
  inspect: Type.Union([
    Type.Object(
      {
        ok: Type.Literal(true),
        isReplaced: Type.Boolean(),
        kind: Type.Enum(Object.keys(fileKinds) as FileKind[]),
        fileName: Type.String(),
        pages: Type.Integer({ minimum: 0, maximum: mostPages }),
        flags: Type.Array(Type.Enum([...uploadFlags]), { uniqueItems: true }),
      },
      exactly,
    ),
    Type.Object({ ok: Type.Literal(false), key: Type.Enum(Object.keys(errorCatalogue) as ErrorKey[]) }, exactly),
  ]),
  draw: isDrawn,
  photo: Type.Union([
    Type.Object({ isDrawn: Type.Literal(false) }, exactly),
    Type.Object({ isDrawn: Type.Literal(true), width: side, height: side }, exactly),
  ]),
  brand: isDrawn,
  signable: Type.Object({ isSignable: Type.Boolean() }, exactly),
} satisfies Record<TaskName, TSchema>

/** What a result of the right form must also fit. */
const fits: { [T in TaskName]?: (found: Tasks[T]['found'], given: Tasks[T]['given']) => boolean } = {
  inspect: (found, { fileName }) => !found.ok || mayBeNamed(found.fileName, fileName, found.kind),
  photo: (found, { longestSide }) => !found.isDrawn || Math.max(found.width, found.height) <= longestSide,
}

/** Whether this can be the result of a task: a file may control the process that made it. */
export const isResult = <T extends TaskName>(
  name: T,
  given: Tasks[T]['given'],
  found: unknown,
): found is Tasks[T]['found'] =>
  Value.Check(results[name], found) && (fits[name]?.(found as Tasks[T]['found'], given) ?? true)
