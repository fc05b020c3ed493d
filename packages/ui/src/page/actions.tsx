import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { KitLink } from '../link.tsx'
import classes from './actions.module.css'

/** The target of Back, or its handler. */
export type BackAction = { to: string; label?: string } | { onClick: () => void; label?: string }

interface ActionsProps {
  back?: BackAction | undefined
  main: {
    label: string
    type?: 'submit' | 'button'
    onClick?: () => void
    isBusy?: boolean
    isReady?: boolean
    /** Where the page has a more usual action. */
    isSecondary?: boolean
  }
  /** Goes back to what is saved. */
  discard?: { label: string; onClick: () => void } | undefined
  /** The status of saving, announced. */
  status?: string
  /** False where more of the page follows: on a phone they stay in their place. */
  sticks?: boolean
}

const Back = ({ back }: { back: BackAction }) => {
  const t = useKitTexts()
  const inner = (
    <>
      <Icon name="back" size={18} />
      {back.label ?? t('back')}
    </>
  )
  if ('to' in back) {
    return (
      <KitLink to={back.to} className={classes.back}>
        {inner}
      </KitLink>
    )
  }
  return (
    <button type="button" className={classes.back} onClick={back.onClick}>
      {inner}
    </button>
  )
}

/** The end of a page: the filled main button, Back as a plain link before it; both within thumb reach. */
export const Actions = ({ back, main, discard, status = '', sticks = true }: ActionsProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const { label, type = 'button', onClick, isBusy = false, isReady = true, isSecondary = false } = main
  return (
    <div className={classes.actions} data-sticks={sticks}>
      <span className={classes.status} role="status">
        {status}
      </span>
      {back !== undefined && <Back back={back} />}
      {discard !== undefined && (
        <button
          type="button"
          className={classes.back}
          data-discard
          onClick={() => {
            discard.onClick()
            // This button goes.
            button.current?.focus({ preventScroll: true })
          }}
        >
          {discard.label}
        </button>
      )}
      <Button
        ref={button}
        type={type}
        {...(isSecondary ? { variant: 'default' } : {})}
        className={classes.main}
        aria-disabled={isBusy || !isReady}
        data-ready={isReady}
        data-busy={isBusy}
        onClick={(event) => (isBusy ? event.preventDefault() : onClick?.())}
      >
        {label}
      </Button>
    </div>
  )
}
