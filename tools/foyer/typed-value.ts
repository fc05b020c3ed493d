import type { Schema } from './commands.ts'
import { UsageError } from './usage-error.ts'

const isOf = ({ type }: Schema, name: string) => type === name || (Array.isArray(type) && type.includes(name))

/** A command-line argument converted to the type that the call's schema names. */
export const typedValue = (schema: Schema, text: string, field: string): unknown => {
  if (text === 'null' && isOf(schema, 'null')) return null
  if (isOf(schema, 'integer') || isOf(schema, 'number')) {
    const number = Number(text)
    const fits = text.trim() !== '' && Number.isFinite(number) && (isOf(schema, 'number') || Number.isInteger(number))
    if (!fits) throw new UsageError(`--${field} is a number, not "${text}".`)
    return number
  }
  if (isOf(schema, 'array') && !text.trimStart().startsWith('[')) {
    return text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  }
  if (isOf(schema, 'array') || isOf(schema, 'object')) return jsonOf(text, `--${field}`)
  return text
}

export const jsonOf = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${where} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
