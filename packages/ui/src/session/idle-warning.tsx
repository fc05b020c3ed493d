import type { Failure } from '../client/outcome.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'
import { CallFailure } from '../feedback/call-failure.tsx'
import classes from './session.module.css'
import type { SessionState } from './session-clock.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export interface IdleWords {
  title: string
  /** What happens to unsaved input: when the session can be extended, and when its maximum is reached. */
  text: string
  final: string
  extend: string
  leave: string
}

interface IdleWarningProps {
  state: Extract<SessionState, { kind: 'warning' }>
  words: IdleWords
  isBusy: boolean
  failure: Failure | undefined
  onExtend: () => void
  onLeave: () => void
}

/** Warns before a session ends, and offers to extend it. */
export const IdleWarning = ({ state, words, isBusy, failure, onExtend, onLeave }: IdleWarningProps) => {
  const { canExtend, secondsLeft } = state
  return (
    <Dialog isOpen onClose={onExtend} title={words.title} isSheet={false} isLocked={!canExtend}>
      <div className={classes.content}>
        <p>{canExtend ? words.text : words.final}</p>
        <p className={classes.clock} role="timer">
          {clock(secondsLeft)}
        </p>
        {failure !== undefined && <CallFailure failure={failure} onRetry={onExtend} />}
        {canExtend ? (
          <DialogButtons
            cancel={{ label: words.leave, onClick: onLeave }}
            main={{ label: words.extend, onClick: onExtend, isBusy }}
          />
        ) : (
          <DialogButtons main={{ label: words.leave, onClick: onLeave }} />
        )}
      </div>
    </Dialog>
  )
}
