import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailureKey } from '../client/outcome.ts'
import { lookUp, type TextValues } from './texts.ts'

/** The sentence for an error key; `values` fill what it names ({{Email}}, {{Name}}). */
export const useErrorText = () => {
  useTranslation('errors')
  return useCallback(
    (key: FailureKey, values?: TextValues) =>
      key === 'NetworkFailure' ? lookUp('kit', 'networkFailure') : lookUp('errors', key, values),
    [],
  )
}
