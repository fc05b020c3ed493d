import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import classes from './updates-bar.module.css'

interface UpdatesBarProps {
  /** What is new; empty: nothing, and no bar. */
  words: string
  /** Announced once, when the first update arrives: later ones only change the bar. */
  announcement: string
  show: string
  onShow: () => void
}

/** States that there is something new, and shows it when asked to: nothing moves under the reader. */
export const UpdatesBar = ({ words, announcement, show, onShow }: UpdatesBarProps) => {
  const box = useRef<HTMLDivElement>(null)
  const press = () => {
    onShow()
    // The button goes.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.box}>
      <p role="status" className={classes.hidden}>
        {words === '' ? '' : announcement}
      </p>
      {words !== '' && (
        <div className={classes.bar} data-updates>
          <Icon name="info" size={20} />
          <span className={classes.words}>{words}</span>
          <Button variant="default" size="compact-md" data-show-updates onClick={press}>
            {show}
          </Button>
        </div>
      )}
    </div>
  )
}
