import type { History } from '@foyer/domain/applicants/history.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { ProgressBar } from '@foyer/ui/feedback/progress-bar.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { useTexts } from '../texts.ts'
import classes from './history-progress.module.css'

/** Texts about what is missing from a history, or that it is complete. */
const useWords = ({ total, needed, missing }: History) => {
  const t = useTexts()
  const { language } = useLanguage()
  const words = (months: number) => monthsInWords(months, language)
  const more = missing < 12 ? t('history.moreMonths', { count: missing }) : t('history.more', { time: words(missing) })
  return {
    of: t('history.of', { told: words(total), needed: words(needed) }),
    rest: missing > 0 ? more : t('history.complete', { needed: words(needed) }),
  }
}

/** How far a history reaches: "2 years 4 months of 3 years", what is missing, and `more`, what may fill it. */
export const HistoryProgress = ({ history, more }: { history: History; more?: string }) => {
  const { of, rest } = useWords(history)
  if (history.needed === 0) return null
  return (
    <div>
      {history.missing > 0 && <ProgressBar part={history.total / history.needed} label={of} />}
      <p className={classes.rest} data-complete={history.missing === 0}>
        {history.missing === 0 && <Icon name="check" size={18} />}
        {rest}
      </p>
      {history.missing > 0 && more !== undefined && <p className={classes.more}>{more}</p>}
    </div>
  )
}

interface HistoryNoteProps {
  /** The path of this entry's months. */
  name: string
  /** The history if this entry had so many months. */
  historyWith: (months: number | null) => History
}

/** The same while the user types an entry's duration, announced on change; empty before. */
export const HistoryNote = ({ name, historyWith }: HistoryNoteProps) => {
  const months = useFormValue<number | null>(name)
  const history = historyWith(months)
  const { of, rest } = useWords(history)
  const words = history.missing > 0 ? `${of}. ${rest}.` : `${rest}.`
  return (
    <p className={classes.note} role="status">
      {(months ?? 0) > 0 && history.needed > 0 && words}
    </p>
  )
}
