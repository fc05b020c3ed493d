import type { History } from '@foyer/domain/applicants/history.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import classes from './history-progress.module.css'

/** What is still missing of a history, in words; that it is complete, once nothing is. */
const useWords = ({ total, needed, missing }: History) => {
  const t = useTexts()
  const { language } = useLanguage()
  const words = (months: number) => monthsInWords(months, language)
  const more = missing < 12 ? t('history.moreMonths', { count: missing }) : t('history.more', { time: words(missing) })
  return {
    of: t('history.of', { told: words(total), needed: words(needed) }),
    withThis: t('history.withThis', { told: words(total), needed: words(needed) }),
    rest: missing > 0 ? more : t('history.complete', { needed: words(needed) }),
  }
}

/** How far a history reaches: "2 years 4 months of 3 years", and under it what is still missing. */
export const HistoryProgress = ({ history }: { history: History }) => {
  const { of, rest } = useWords(history)
  if (history.needed === 0) return null
  return (
    <div>
      {history.missing > 0 && <ProgressBar part={history.total / history.needed} label={of} />}
      <p className={classes.rest}>{rest}</p>
    </div>
  )
}

interface HistoryNoteProps {
  /** The path of this entry's months. */
  name: string
  /** The history with so many months of this entry in it. */
  historyWith: (months: number | null) => History
}

/** The same while one types the length of an entry, announced as it changes. */
export const HistoryNote = ({ name, historyWith }: HistoryNoteProps) => {
  const history = historyWith(useFormValue<number | null>(name))
  const { withThis, rest } = useWords(history)
  if (history.needed === 0) return null
  return (
    <p className={classes.note} role="status">
      {history.missing > 0 && `${withThis} `}
      {rest}
      {'.'}
    </p>
  )
}
