import '@mantine/dates/styles.css'
import './calendar.css'
import 'dayjs/locale/fr-ca.js'
import { isDate } from '@foyer/domain/kit/dates.ts'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'

interface CalendarProps {
  value: string
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

const Calendar = ({ value, min, max, onPick }: CalendarProps) => {
  const { language } = useLanguage()
  const t = useKitTexts()
  const chosen = isDate(value) ? value : null
  return (
    <DatesProvider settings={{ locale: language === 'fr' ? 'fr-ca' : 'en', firstDayOfWeek: 0 }}>
      <DatePicker
        value={chosen}
        {...(chosen === null ? {} : { defaultDate: chosen })}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(date) => date !== null && onPick(date)}
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
    </DatesProvider>
  )
}

export default Calendar
