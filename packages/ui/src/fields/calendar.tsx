import '@mantine/dates/styles.css'
import './calendar.css'
import 'dayjs/locale/fr-ca.js'
import { isDate } from '@foyer/domain/kit/dates.ts'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { today } from '../today.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'

interface CalendarProps {
  value: string
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

const Calendar = ({ value, min = '', max = '9999', onPick }: CalendarProps) => {
  const { language } = useLanguage()
  const t = useKitTexts()
  const chosen = isDate(value) ? value : null
  const within = (date: string) => (date < min ? min : date > max ? max : date)
  const { box, onKeyDownCapture, day, showDay, level, showLevel } = useCalendarKeys(within(chosen ?? today()), within)
  return (
    <DatesProvider settings={{ locale: language === 'fr' ? 'fr-ca' : 'en', firstDayOfWeek: 0 }}>
      <div ref={box} onKeyDownCapture={onKeyDownCapture}>
        <DatePicker
          value={chosen}
          date={day}
          onDateChange={showDay}
          level={level}
          onLevelChange={showLevel}
          {...(min === '' ? {} : { minDate: min })}
          {...(max === '9999' ? {} : { maxDate: max })}
          onChange={(date) => date !== null && onPick(date)}
          getDayProps={(date) => ({
            'data-day': date,
            'data-autofocus': date === day ? true : undefined,
            'aria-current': date === today() ? 'date' : undefined,
            'aria-pressed': date === chosen,
          })}
          // Mantine's own shortcuts would take single letters.
          enableKeyboardNavigation={false}
          attributes={{ calendarHeaderLevel: { 'aria-live': 'polite' } }}
          size="md"
          ariaLabels={{
            nextMonth: t('date.nextMonth'),
            previousMonth: t('date.previousMonth'),
            nextYear: t('date.nextYear'),
            previousYear: t('date.previousYear'),
            nextDecade: t('date.nextDecade'),
            previousDecade: t('date.previousDecade'),
          }}
        />
      </div>
    </DatesProvider>
  )
}

export default Calendar
