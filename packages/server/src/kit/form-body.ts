import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { isReasonable } from './json-body.ts'
import { Refusal } from './refusal.ts'

const mostFields = 30
const longestField = 8 * 1024

/**
 * Routes that also read the fields of an HTML form, urlencoded or multipart, as texts by name. The parsers live in a
 * scope of their own: no other route reads a form. A field that comes twice or a file is refused.
 */
export const withForms = (app: FastifyInstance, routes: (scope: FastifyInstance) => void): void => {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      const fields = fieldsOf([...new URLSearchParams(String(body))])
      parsed(fields ? null : new Refusal('InvalidRequest'), fields)
    })
    void scope.register(fastifyMultipart, {
      limits: { files: 0, fields: mostFields, fieldSize: longestField, fieldNameSize: 60, parts: mostFields },
    })
    scope.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) return
      const entries: [string, string][] = []
      for await (const part of request.parts()) {
        if (part.type === 'file') throw new Refusal('InvalidRequest')
        entries.push([part.fieldname, String(part.value)])
      }
      const fields = fieldsOf(entries)
      if (!fields) throw new Refusal('InvalidRequest')
      request.body = fields
    })
    routes(scope)
    done()
  })
}

/** Undefined for fields that are too many, come twice, or hold what no database keeps. */
const fieldsOf = (entries: [string, string][]): Record<string, string> | undefined => {
  const fields = Object.fromEntries(entries)
  const isFair = entries.length <= mostFields && Object.keys(fields).length === entries.length
  return isFair && !Object.hasOwn(fields, '__proto__') && isReasonable(fields) ? fields : undefined
}
