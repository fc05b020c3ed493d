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
    const text = String(body)
    if (!isModest(text)) return done(new Refusal('InvalidRequest'))
    void parse(request, text, (error, value: unknown) => {
      if (error || !isRecord(value) || !isReasonable(value)) return done(new Refusal('InvalidRequest'))
      done(null, composed(value))
    })
  })
}

const [comma, quote, openArray, backslash, closeArray, openObject, closeObject, lastAscii] = [
  ...[0x2c, 0x22, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d, 0x7f],
] as [number, number, number, number, number, number, number, number]
/** Other characters than those of ASCII, written as such or escaped: composing one takes a hundred times as long as reading it. */
export const mostForeignLetters = 500_000

/**
 * Whether JSON of this size takes a moment to parse and to check: read once, before it is parsed, since a body of 15 MB that is all
 * keys, levels or accents takes seconds.
 */
export const isModest = (text: string): boolean => {
  let [depth, commas, foreign] = [0, 0, 0]
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > lastAscii) foreign += 1
    else if (code === backslash) {
      foreign += 1
      at += 1
    } else if (code === quote) isInText = !isInText
    else if (isInText) continue
    else if (code === comma) commas += 1
    else if (code === openArray || code === openObject) depth += 1
    else if (code === closeArray || code === closeObject) depth -= 1
    if (depth > maxDepth || commas > maxKeys || foreign > mostForeignLetters) return false
  }
  return true
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
 * More combining marks in a row than any writing has (UAX #15, Stream-Safe Text Format). Composing a text takes the square of
 * its longest run. What is removed from texts before they are composed does not end a run.
 */
const mostMarks = 30
const mark = /\p{M}/u
const removed = /[\p{Co}\p{Cn}\p{Cs}]/u
/** Below are no marks. */
const firstMark = 0x300

/** One reading of the text, whatever is in it. An expression with a repetition would read each run once for each of its marks. */
const hasTooManyMarks = (text: string): boolean => {
  let run = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < firstMark) {
      run = 0
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(at) ?? code)
    if (letter.length > 1) at += 1
    if (mark.test(letter)) run += 1
    else if (!removed.test(letter)) run = 0
    if (run > mostMarks) return true
  }
  return false
}

/** PostgreSQL stores neither a zero character nor an unpaired surrogate. */
const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (!value.includes('\u0000') && value.isWellFormed() && !hasTooManyMarks(value))

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
