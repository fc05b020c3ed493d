import { Button } from '@mantine/core'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { KitLink } from '../link.tsx'
import classes from './actions.module.css'

/** Where Back leads, or what it does. */
export type BackAction = { to: string; label?: string } | { onClick: () => void; label?: string }

interface ActionsProps {
  back?: BackAction | undefined
  main: { label: string; type?: 'submit' | 'button'; onClick?: () => void; isBusy?: boolean; isReady?: boolean }
  /** A few words on how the saving goes, announced. */
  status?: string
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

/** The end of a page: the main button filled with the brand, Back as a quiet link before it; both within the thumb's reach. */
export const Actions = ({ back, main, status = '' }: ActionsProps) => {
  const { label, type = 'button', onClick, isBusy = false, isReady = true } = main
  return (
    <div className={classes.actions}>
      <span className={classes.status} role="status">
        {status}
      </span>
      {back !== undefined && <Back back={back} />}
      <Button
        type={type}
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
