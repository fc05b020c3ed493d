import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import type { Schema } from './commands.ts'
import { typedValue } from './typed-value.ts'
import { UsageError } from './usage-error.ts'

export interface Arguments {
  /** Fields of the body, nested as the call expects them. */
  fields: Record<string, unknown>
  files: string[]
  json: boolean
  out: string | undefined
}

/** Short names of the ids that nearly every call has. */
const shortFields: Readonly<Record<string, string>> = {
  site: 'SiteID',
  application: 'MortgageApplicationID',
  user: 'UserID',
  language: 'LanguageID',
}

type Tree = Record<string, unknown>

/** Resolves `Link.AgentProfile.FirstName`, in any case, to the schema's spelling. */
const placeOf = (schema: Schema, name: string): { path: string[]; schema: Schema } => {
  let place: Schema = schema
  const path: string[] = []
  for (const part of (shortFields[name.toLowerCase()] ?? name).split('.')) {
    const known = Object.entries(place.properties ?? {})
    const found = known.find(([key]) => key.toLowerCase() === part.toLowerCase())
    if (!found) {
      const choices = known.map(([key]) => [...path, key].join('.')).join(', ')
      throw new UsageError(`There is no field ${[...path, part].join('.')}.${choices && ` Known: ${choices}.`}`)
    }
    path.push(found[0])
    place = found[1]
  }
  return { path, schema: place }
}

const put = (tree: Tree, path: readonly string[], value: unknown): void => {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const inner = typeof tree[name] === 'object' && tree[name] !== null ? (tree[name] as Tree) : {}
  tree[name] = inner
  put(inner, rest, value)
}

/**
 * `--Field value` or `--Field=value` by the call's schema; --json and --out are options of the command; the rest are
 * files.
 */
export const parseArguments = (words: readonly string[], schema: Schema): Arguments => {
  const parsed: Arguments = { fields: {}, files: [], json: false, out: undefined }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      parsed.files.push(word)
      continue
    }
    const [, name = '', inline] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? []
    if (name === 'json') {
      parsed.json = true
      continue
    }
    const value = inline ?? rest.shift()
    if (value === undefined) throw new UsageError(`--${name} needs a value.`)
    if (name === 'out') parsed.out = value
    else {
      const place = placeOf(schema, name)
      put(parsed.fields, place.path, typedValue(place.schema, value, place.path.join('.')))
    }
  }
  return parsed
}

/** Merges a file's fields with those of the command line, which take precedence. */
export const mergeFields = (file: Tree, line: Tree): Tree => {
  const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
  const merged: Tree = { ...file }
  for (const [name, value] of Object.entries(line)) {
    const kept = merged[name]
    merged[name] = isTree(kept) && isTree(value) ? mergeFields(kept, value) : value
  }
  return merged
}

/** Reports at once which fields are missing; the server would not name them. */
export const assertRequired = ({ required = [] }: Schema, fields: Tree): void => {
  const missing = required.filter((name) => fields[name] === undefined)
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`)
}

const mostNamed = 5

/** Refuses a body without the form of its call, naming the places: the server only reports that a request is wrong. */
export const assertForm = (schema: Schema, body: object): void => {
  const problems = Value.Errors(schema as TSchema, body)
  if (problems.length === 0) return
  const lines = problems
    .slice(0, mostNamed)
    .map(({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'The body'}: ${message}.`)
  throw new UsageError(lines.join('\n'))
}
