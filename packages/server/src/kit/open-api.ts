import { accessRules } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { partRefusals } from '@foyer/domain/parts/rights.ts'

/** One POST of the document. */
export interface Operation {
  summary: string
  parameters?: object[]
  security?: object[]
  tags: readonly string[]
  requestBody: { required?: boolean; content: Record<string, { schema?: unknown }> }
  responses: Record<number, { description: string; content?: Record<string, { schema?: unknown }> }>
}

/** The calls as an OpenAPI 3.1 document, with the schemas of the declarations. */
export const openApi = (
  calls: readonly CallDeclaration[],
  publicUrl: string,
  version: string,
  /** Paths that are not calls: uploads. */
  morePaths: Record<string, { post: Operation }> = {},
  /** Messages to other systems, by their event. */
  webhooks: Record<string, { post: Operation }> = {},
) => ({
  openapi: '3.1.0',
  info: {
    title: 'Foyer',
    version,
    description: 'Every call is POST with a JSON object; ReturnStatus.ReturnCode carries the outcome.',
  },
  servers: [{ url: publicUrl }],
  components: {
    securitySchemes: {
      operator: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
  paths: {
    ...Object.fromEntries<{ post: Operation }>(
      calls.flatMap((call) =>
        pathsOf(call).map((path) => [path.replace(':siteid', '{siteid}'), { post: operation(call, path) }]),
      ),
    ),
    ...morePaths,
  },
  webhooks,
})

/** The refusals of a call, and those of its `part`. */
const refusalsOf = ({ refusals, part }: CallDeclaration) => [...new Set([...refusals, ...(part ? partRefusals : [])])]

const operation = (call: CallDeclaration, path: string): Operation => ({
  summary: call.summary,
  ...(path.includes(':siteid') && {
    parameters: [{ name: 'siteid', in: 'path', required: true, schema: { type: 'string' } }],
  }),
  tags: [accessRules[call.access].principals.join(', ')],
  security:
    call.access === 'operator'
      ? [{ operator: [] }]
      : accessRules[call.access].owns === 'nothing'
        ? []
        : [{ session: [] }],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: call.body },
      ...(call.takesForms && {
        'application/x-www-form-urlencoded': { schema: call.body },
        'multipart/form-data': { schema: call.body },
      }),
    },
  },
  responses: {
    200: {
      description: `Done, or refused by a rule: ${refusalsOf(call).join(', ') || 'none'}`,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['ReturnStatus'],
            properties: {
              ReturnStatus: {
                type: 'object',
                properties: { ReturnCode: { type: 'integer' }, ReturnMessage: { type: 'string' } },
              },
              Errors: {
                type: 'array',
                items: { type: 'object', properties: { Field: { type: 'string' }, Key: { type: 'string' } } },
              },
              ...call.reply.properties,
            },
          },
        },
      },
    },
    400: { description: 'A wrong type' },
    401: { description: 'No session, or ids of another session' },
    429: { description: 'Too many; Retry-After says when' },
  },
})
