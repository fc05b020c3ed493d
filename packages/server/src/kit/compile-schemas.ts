import ajvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/**
 * What checks a body and writes a reply, compiled when it is first used: a server has hundreds of calls, and compiling them all
 * took almost half of its start. Once in a process, however many paths a call has and servers a test starts.
 */
const validators = ajvCompiler()

export const buildValidator: typeof validators = (externalSchemas, options) => {
  const compile = validators(externalSchemas, options)
  return (route) => {
    let made: ReturnType<typeof compile> | undefined
    const validate = Object.assign(
      (data: unknown) => {
        made ??= compile(route)
        const isValid: unknown = made(data)
        validate.errors = made.errors ?? null
        return isValid
      },
      { errors: null } as { errors: NonNullable<ReturnType<typeof compile>['errors']> | null },
    )
    return validate as ReturnType<typeof compile>
  }
}

const serializers = SerializerSelector()
const made = new WeakMap<object, ReturnType<ReturnType<typeof serializers>>>()

export const buildSerializer: typeof serializers = (externalSchemas, options) => {
  const compile = serializers(externalSchemas, options)
  return (route) => (reply) => {
    const schema = route.schema as object
    const serialize = made.get(schema) ?? compile(route)
    made.set(schema, serialize)
    return serialize(reply)
  }
}
