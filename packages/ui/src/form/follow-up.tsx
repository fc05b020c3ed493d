import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './follow-up.module.css'
import { showQuestion } from './show-question.ts'

/** Questions that depend on an answer: they appear below it, come into view, are announced, and disappear when it changes. */
export const FollowUp = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const t = useKitTexts()
  const [first] = useState(when)
  const [changed, setChanged] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (when !== first) setChanged(true)
  }, [when, first])
  useEffect(() => {
    const question = shown.current?.firstElementChild
    if (changed && when && question) showQuestion(question)
  }, [changed, when])
  return (
    <>
      <span className={classes.announcement} role="status">
        {changed && when ? t('form.followUp') : ''}
      </span>
      {when && (
        <div ref={shown} className={classes.followUp}>
          {children}
        </div>
      )}
    </>
  )
}
