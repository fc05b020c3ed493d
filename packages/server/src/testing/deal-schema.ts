import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A validator of the schema that a server publishes, which has nothing of what the server checks its own bodies with. */
export const validatorOf = (schema: object): ValidateFunction => {
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(schema)
}
