import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DealsFailedNotice } from '../../deals/index.ts'
import { readLeaving } from '../../session/leaving.ts'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'

/** The notice that another screen shows on home: `navigate(home, { state: { said: key } })`. */
export interface HomeState {
  said: FailureKey
}

const saidOf = (state: unknown): FailureKey | undefined =>
  typeof state === 'object' && state !== null && 'said' in state ? (state as HomeState).said : undefined

interface WaysIn {
  /** The path of the password form. */
  account: string
  onCode: () => void
}

/** Why the user was sent here, and the two ways back. */
const LeftNotice = ({ account, onCode }: WaysIn) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const [leaving] = useState(() => readLeaving(SiteID))
  if (leaving === undefined) return null
  const { reason } = leaving
  const isOver = reason === 'loggedOut' || reason === 'deleted'
  return (
    <Notice kind={isOver ? 'success' : 'info'} announced title={t(`left.${reason}.title`)}>
      <p>{t(`left.${reason}.text`)}</p>
      {!isOver && (
        <div className={classes.ways}>
          <Button variant="default" className={classes.wrapping ?? ''} onClick={onCode}>
            {t('left.byCode')}
          </Button>
          <Button variant="default" className={classes.wrapping ?? ''} component="a" href={`#${account}`}>
            {t('left.byPassword')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

export const HomeNotice = (ways: WaysIn) => {
  const errorText = useErrorText()
  const said = saidOf(useLocation().state)
  return (
    <>
      <DealsFailedNotice />
      {said !== undefined && <Notice kind="warning" announced title={errorText(said)} />}
      <LeftNotice {...ways} />
    </>
  )
}
