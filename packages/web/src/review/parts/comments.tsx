import { useEffect, useRef } from 'react'
import { TextareaField } from '../../kit/fields/index.ts'
import { useFormValue } from '../../kit/form/form-context.ts'
import type { DraftKeeper } from '../../kit/form/use-draft.ts'
import { useTexts } from '../texts.ts'
import classes from './consent.module.css'

const mostLetters = 4000
/** From here on it is worth saying how much room there is. */
const fewLetters = 500

/** What one would add; it alone is kept as a draft, since a tick must be given anew. */
export const Comments = ({ draft }: { draft: DraftKeeper }) => {
  const t = useTexts()
  const written = useFormValue<string>('Comments')
  const kept = useRef(written)
  useEffect(() => {
    if (written === kept.current) return
    kept.current = written
    draft.keep({ Comments: written })
  }, [written, draft])
  const left = mostLetters - written.length
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
