import { isRecord } from '@foyer/domain/kit/is-record.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const maxDepth = 32
export const maxKeys = 10_000

/**
 * Bodies are JSON objects and nothing else: text/plain has no parser (a form of another site cannot send JSON), and a
 * body too deep, with too many keys or with unstorable text is refused before any handler sees it.
 */
export const acceptJsonOnly = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value: unknown) => {
      if (error || !isRecord(value) || !isReasonable(value)) return done(new Refusal('InvalidRequest'))
      done(null, composed(value))
    })
  })
}

/**
 * With its texts in composed letters (NFC), as they are stored: some letters become longer, so that a length that was checked
 * before would not be that of the stored text. Changed in place.
 */
export const composed = <T extends object>(root: T): T => {
  const texts = root as Record<string, unknown>
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') texts[name] = value.normalize('NFC')
    else if (typeof value === 'object' && value !== null) composed(value)
  }
  return root
}

/**
 * More combining marks in a row than any writing has (UAX #15, Stream-Safe Text Format: 30). Composing a text takes the square of
 * its longest run. What is removed from texts before they are composed does not end a run.
 */
const tooManyMarks = /(?:\p{M}[\p{Co}\p{Cn}\p{Cs}]*){31}/u

/** PostgreSQL stores neither a zero character nor an unpaired surrogate. */
const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (!value.includes('\u0000') && value.isWellFormed() && !tooManyMarks.test(value))

/** At most 32 levels and 10,000 keys and elements in total, and only text that can be stored and composed. */
export const isReasonable = (root: object): boolean => {
  let keys = 0
  let level: object[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return false
    const next: object[] = []
    for (const one of level) {
      const values: unknown[] = Object.values(one)
      keys += values.length
      if (keys > maxKeys) return false
      if (!Object.keys(one).every(isStorable) || !values.every(isStorable)) return false
      for (const value of values) if (typeof value === 'object' && value !== null) next.push(value)
    }
    level = next
  }
  return true
}
