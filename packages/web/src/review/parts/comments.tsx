import { type RefObject, useEffect } from 'react'
import { TextareaField } from '../../kit/fields/index.ts'
import { useFormValue } from '../../kit/form/form-context.ts'
import type { DraftKeeper } from '../../kit/form/use-draft.ts'
import { useTexts } from '../texts.ts'
import classes from './consent.module.css'

const mostLetters = 4000
/** From here on it is worth saying how much room there is. */
const fewLetters = 500

interface CommentsProps {
  draft: DraftKeeper
  /** What is written so far: a form that takes this one's place begins with it. */
  written: RefObject<string>
}

/** What one would add; it alone is kept as a draft, since a tick must be given anew. */
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
