import type { FailureKey } from '../client/outcome.ts'
import { lookUp, type TextValues, useNamespace } from './texts.ts'

/** The text of an error key; `values` fill its placeholders ({{Email}}, {{Name}}). */
export const useErrorText = () => {
  useNamespace('errors')
  return (key: FailureKey, values?: TextValues) =>
    key === 'NetworkFailure' ? lookUp('kit', 'networkFailure') : lookUp('errors', key, values)
}
