import { type ReactNode, useEffect, useState } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './follow-up.module.css'

/** Questions that depend on an answer: they appear below it, are announced, and disappear when it changes. */
export const FollowUp = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const t = useKitTexts()
  const [first] = useState(when)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (when !== first) setChanged(true)
  }, [when, first])
  return (
    <>
      <span className={classes.announcement} role="status">
        {changed && when ? t('form.followUp') : ''}
      </span>
      {when && <div className={classes.followUp}>{children}</div>}
    </>
  )
}
