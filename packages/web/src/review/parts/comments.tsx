import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import type { DraftKeeper } from '@foyer/ui/form/use-draft.ts'
import { type RefObject, useEffect } from 'react'
import { useTexts } from '../texts.ts'
import classes from './consent.module.css'

const mostLetters = 4000
/** From this length the remaining characters are shown. */
const fewLetters = 500

interface CommentsProps {
  draft: DraftKeeper
  /** The current text, with which a replacement form begins. */
  written: RefObject<string>
}

/** The borrower's comment. Only it is stored as a draft, since consents must be given again. */
export const Comments = ({ draft, written }: CommentsProps) => {
  const t = useTexts()
  const text = useFormValue<string>('Comments')
  useEffect(() => {
    if (text === written.current) return
    written.current = text
    draft.keep({ Comments: text })
  }, [text, written, draft])
  const left = mostLetters - text.length
  return (
    <>
      <TextareaField name="Comments" optional rows={5} maxLength={mostLetters} />
      {left <= fewLetters && (
        <p className={classes.left} role="status">
          {t('lettersLeft', { count: left })}
        </p>
      )}
    </>
  )
}
