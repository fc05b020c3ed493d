import type { FastifyInstance, FastifyRequest } from 'fastify'
import { composed, isReasonable } from './json-body.ts'
import { readMultipart } from './read-multipart.ts'
import { Refusal } from './refusal.ts'

const mostFields = 30
const limits = { fields: mostFields, parts: mostFields, fieldSize: 8 * 1024, fieldNameSize: 60 }

/**
 * Routes that also read the fields of an HTML form, urlencoded or multipart, as texts by name. The parsers are in a
 * separate scope: no other route reads a form. A repeated field or a file is refused.
 */
export const withForms = (app: FastifyInstance, routes: (scope: FastifyInstance) => void): void => {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      const text = String(body)
      // Counted before they are taken apart.
      const isShort = text.split('&', mostFields + 1).length <= mostFields
      const fields = isShort ? fieldsOf([...new URLSearchParams(text)]) : undefined
      parsed(fields ? null : new Refusal('InvalidRequest'), fields)
    })
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
      const fields = fieldsOf(Object.entries((await readMultipart(request, { limits })).fields))
      if (!fields) throw new Refusal('InvalidRequest')
      return fields
    })
    routes(scope)
    done()
  })
}

/** Undefined for too many fields, repeated ones, or values that cannot be stored. */
const fieldsOf = (entries: [string, string][]): Record<string, string> | undefined => {
  const fields = Object.fromEntries(entries)
  const isFair = entries.length <= mostFields && Object.keys(fields).length === entries.length
  return isFair && !Object.hasOwn(fields, '__proto__') && isReasonable(fields) ? composed(fields) : undefined
}
