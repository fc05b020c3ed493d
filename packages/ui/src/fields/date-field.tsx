import { formatDate, formatMonth, isDate } from '@foyer/domain/kit/dates.ts'
import { Popover, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useFloatTarget } from '../dialogs/float-target.ts'
import { type Field, type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Icon } from '../icons.tsx'
import dateClasses from './date-field.module.css'
import { boxProps } from './field-parts.tsx'
import classes from './fields.module.css'
import { parseDate } from './typing/date-text.ts'

type Calendar = typeof import('./calendar.tsx').default

interface DateProps extends FieldProps {
  /** `YYYY-MM-DD`, included. */
  min?: string
  /** An estimate is fine: `April 2027` is its first day. */
  isMonthEnough?: boolean
}

type TextProps = DateProps & { isMonthShown?: boolean }

const useDateText = (field: Field<string>, { isMonthEnough = false, isMonthShown = false, min }: TextProps) => {
  const { language } = useLanguage()
  const [text, setText] = useState(field.value)
  // Typed text stays as it is; a date set elsewhere (calendar, draft) is formatted.
  useEffect(() => {
    const read = (now: string) => parseDate(now, { language, isMonthEnough, min }) ?? now.slice(0, 10)
    setText((now) => (read(now) === field.value ? now : field.value))
  }, [field.value, language, isMonthEnough, min])
  const typed = (next: string) => {
    setText(next)
    // Text that is not a date (yet) is kept in the value, so that the rule rejects it.
    field.set(parseDate(next, { language, isMonthEnough, min }) ?? next.trim().slice(0, 10))
  }
  const isMonth = isMonthShown && parseDate(text, { language }) === undefined
  const words = isMonth ? formatMonth : formatDate
  return { text, typed, spoken: isDate(field.value) ? words(field.value, language) : '' }
}

interface DateBoxProps {
  field: Field<string>
  props: TextProps & { autoComplete?: string }
  rightSection?: ReactNode
}

const DateBox = ({ field, props, rightSection }: DateBoxProps) => {
  const t = useKitTexts()
  const { text, typed, spoken } = useDateText(field, props)
  return (
    <div>
      <TextInput
        {...boxProps(field, { width: 'sm', ...props })}
        placeholder={field.placeholder ?? t('date.placeholder')}
        value={text}
        onChange={(event) => typed(event.currentTarget.value)}
        rightSection={rightSection}
        rightSectionWidth={48}
        autoComplete={props.autoComplete ?? 'off'}
        maxLength={40}
      />
      <p className={classes.after} role="status" data-empty={spoken === ''}>
        {spoken}
      </p>
    </div>
  )
}

/**
 * A typed date: a box that accepts many formats and then shows how it was understood. A month that was typed without a
 * day is shown as the month: nothing depends on the day that is stored.
 */
export const DateField = (props: Omit<DateProps, 'min'> & { autoComplete?: string }) => (
  <DateBox field={useField<string>(props)} props={{ ...props, isMonthShown: true }} />
)

interface DatePickerProps extends DateProps {
  max?: string
}

/** A chosen date: the same box with a calendar, loaded when it is first opened. */
export const DatePicker = (props: DatePickerProps) => {
  const field = useField<string>(props)
  const t = useKitTexts()
  const floatTarget = useFloatTarget()
  const [isOpen, setOpen] = useState(false)
  const [Calendar, setCalendar] = useState<Calendar>()
  // Opens the calendar only after it has loaded, so that it can take the focus.
  const open = async () => {
    const calendar = await import('./calendar.tsx')
    setCalendar(() => calendar.default)
    setOpen(true)
  }
  const button = (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" portalProps={floatTarget}>
      <Popover.Target>
        <button
          type="button"
          className={dateClasses.button}
          aria-label={t('date.open', { label: field.label })}
          disabled={props.disabled}
          onClick={() => (isOpen ? setOpen(false) : void open())}
        >
          <Icon name="calendar" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={field.label} className={dateClasses.calendar ?? ''}>
        {Calendar !== undefined && (
          <Calendar
            value={field.value}
            min={props.min}
            max={props.max}
            onPick={(date) => {
              field.set(date)
              setOpen(false)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
  return <DateBox field={field} props={props} rightSection={button} />
}
