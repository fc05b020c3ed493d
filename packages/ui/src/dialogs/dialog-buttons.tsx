import { Button } from '@mantine/core'
import classes from './dialogs.module.css'

interface DialogButtonsProps {
  cancel?: { label: string; onClick: () => void }
  main: { label: string; onClick: () => void; isDangerous?: boolean; isBusy?: boolean }
}

/** Side by side where there is room, stacked on a phone with the main one first. */
export const DialogButtons = ({ cancel, main }: DialogButtonsProps) => (
  <div className={classes.buttons}>
    {cancel !== undefined && (
      <Button variant="default" onClick={cancel.onClick}>
        {cancel.label}
      </Button>
    )}
    <Button
      onClick={main.onClick}
      aria-disabled={main.isBusy ?? false}
      {...(main.isDangerous === true ? { className: classes.danger ?? '' } : {})}
    >
      {main.label}
    </Button>
  </div>
)
