import type { History } from '@foyer/domain/applicants/history.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Icon } from '../../kit/icons.tsx'
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
      <p className={classes.rest} data-complete={history.missing === 0}>
        {history.missing === 0 && <Icon name="check" size={18} />}
        {rest}
      </p>
    </div>
  )
}

interface HistoryNoteProps {
  /** The path of this entry's months. */
  name: string
  /** The history with so many months of this entry in it. */
  historyWith: (months: number | null) => History
}

/** The same while one types the length of an entry, announced as it changes; nothing before a length is typed. */
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
