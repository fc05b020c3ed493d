import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useState } from 'react'
import classes from './forms.module.css'
import { useTexts } from './texts.ts'
import type { Change, FormChanges } from './use-form-changes.ts'

/** The path within the question, part, recipient or website that a dialog is about: the rest of the form was saved before. */
const inDialog = (field: string): string =>
  field
    .replace(/^detail\.frameAncestors\.\d+$/, 'Website')
    .replace(/^detail\.(?:selectedFields\.\d+\.(?:controls\.\d+\.)?|owners\.\d+\.)?/, '')

const withFields = <Reply,>(outcome: Outcome<Reply>): Outcome<Reply> =>
  outcome.ok
    ? outcome
    : { ...outcome, errors: outcome.errors.map(({ Field, Key }: Problem) => ({ Field: inDialog(Field), Key })) }

/** The form as a dialog shows it. Once a colleague has changed it, the dialog shows what is there now, and may save again. */
export const useSeen = (changes: FormChanges) => {
  const [opened] = useState(() => changes.now())
  const [seen, setSeen] = useState(opened)
  return {
    opened: opened.detail,
    now: seen.detail,
    isStale: seen.Version !== opened.Version,
    save: async (change: Change) => {
      const outcome = await changes.change(change, seen.Version)
      if (!outcome.ok && outcome.key === 'StaleEdit') setSeen(changes.now())
      return withFields(outcome)
    },
  }
}

interface MeanwhileProps<Item> {
  seen: ReturnType<typeof useSeen>
  /** What the dialog is about; undefined where the form has no such thing. */
  of: (form: FormDescription) => Item | undefined
  lines: (item: Item) => readonly (string | undefined)[]
}

/** What a colleague made of the same meanwhile, above what the person typed. */
export const Meanwhile = <Item,>({ seen: { opened, now, isStale }, of, lines }: MeanwhileProps<Item>) => {
  const t = useTexts()
  if (!isStale) return null
  const [before, after] = [of(opened), of(now)]
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const words = isSame || after === undefined ? [] : lines(after).filter(Boolean)
  return (
    <Notice kind="info" announced title={t(isSame ? 'stale.same' : after === undefined ? 'stale.gone' : 'stale.title')}>
      {words.length > 0 && (
        <ul className={classes.meanwhile}>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
