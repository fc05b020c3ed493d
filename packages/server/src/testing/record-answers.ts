import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { declaredPath } from '@foyer/domain/kit/path-fields.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { isQuestion } from '../../../../tools/completeness/places.ts'
import { recordCovered } from '../../../../tools/completeness/record.ts'

const declared = allCalls.flatMap(pathsOf)
/** Operator refusals go to a command; no page shows them. */
const ofOperators = new Set(
  allCalls
    .filter(({ access }) => access === 'operator')
    .flatMap((call) => [...pathsOf(call), staffPathOf(call) ?? []].flat()),
)

/** Records every call a test makes by `inject`, with the error keys of its reply, for the completeness report. */
export const recordAnswers = (app: FastifyInstance): void => {
  const inject = (options: InjectOptions) => Reflect.apply(original, app, [options]) as ReturnType<typeof app.inject>
  const original = app.inject
  const recording = async (asked: InjectOptions | string) => {
    const options = typeof asked === 'string' ? { url: asked } : asked
    const response = await inject(options)
    const path = declaredPath(declared, String(options.url).split('?', 1)[0] ?? '')
    if (options.method === 'POST') recordCovered('call', path)
    if (options.method === 'POST' || response.statusCode === 405) recordKeys(response.body, ofOperators.has(path))
    return response
  }
  Object.assign(app, { inject: recording })
}

const recordKeys = (body: string, isCommand: boolean) => {
  if (!body.startsWith('{')) return
  const { ReturnStatus, Errors = [] } = JSON.parse(body) as Partial<RefusedReply>
  for (const key of [ReturnStatus?.ReturnMessage, ...Errors.map(({ Key }) => Key)])
    if (key) recordCovered('error-key', key)
  if (isCommand) return
  for (const { Field, Key } of Errors) if (isQuestion(Field)) recordCovered('field-refusal', Key)
}
