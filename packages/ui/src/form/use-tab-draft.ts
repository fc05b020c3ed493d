import { useMemo } from 'react'
import { knownDrafts } from './known-drafts.ts'
import { mergeDraft } from './merge-draft.ts'
import type { FormDraft } from './use-draft.ts'

/** Keeps what was typed while this tab is open, on no server: for words that are sent or not. `key` names the person and the form. */
export const useTabDraft = (key: string): FormDraft =>
  useMemo(
    () => ({
      restore: (values) => mergeDraft(values, knownDrafts.get(key)),
      keep: (values) => void knownDrafts.set(key, values),
      end: () => void knownDrafts.delete(key),
    }),
    [key],
  )
