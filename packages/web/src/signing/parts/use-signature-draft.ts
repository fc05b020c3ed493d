import type { FormDraft } from '@foyer/ui/form/use-draft.ts'
import { useState } from 'react'

/** Keeps a signature in memory while its page is loaded in another language. Who switches has not agreed to the words of the new one. */
export const useSignatureDraft = (): FormDraft => {
  const [draft] = useState(() => {
    let kept: object = {}
    return {
      restore: <Values>(values: Values): Values => ({ ...values, ...kept }),
      keep: (values: unknown) => {
        kept = { ...(values as object), Consent: 0 }
      },
      end: () => {
        kept = {}
      },
    }
  })
  return draft
}
