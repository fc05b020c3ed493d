import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { FieldGroup } from './field-parts.tsx'
import classes from './fields.module.css'
import { isLengthText, lengthText, lengthTextOf, monthsIn } from './typing/length-text.ts'

/** A duration as two small boxes with their sum in words. The value is total months. */
export const YearsMonthsField = (props: FieldProps) => {
  const field = useField<number | null>(props)
  const t = useKitTexts()
  const { language } = useLanguage()
  const [texts, setTexts] = useState(() => lengthTextOf(field.value))
  useEffect(() => {
    setTexts((now) => (monthsIn(now) === (field.value ?? 0) ? now : lengthTextOf(field.value)))
  }, [field.value])

  const part = (name: 'years' | 'months') => (
    <TextInput
      label={t(`yearsMonths.${name}`)}
      value={texts[name]}
      onChange={(event) => {
        const next = { ...texts, [name]: lengthText(event.currentTarget.value) }
        setTexts(next)
        field.set(monthsIn(next))
      }}
      onPaste={(event) => {
        if (isLengthText(event.clipboardData.getData('text'))) return
        event.preventDefault()
        field.refuse('MonthsOutOfRange')
      }}
      onBlur={(event) => {
        // Normalizes 14 months to 1 year and 2 months.
        if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) setTexts(lengthTextOf(field.value))
        field.touch()
      }}
      inputMode="decimal"
      autoComplete="off"
      disabled={props.disabled ?? false}
      error={field.error !== undefined}
    />
  )
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.pair}>
        {part('years')}
        {part('months')}
      </div>
      {(field.value ?? 0) > 0 && <p className={classes.after}>{monthsInWords(field.value ?? 0, language)}</p>}
    </FieldGroup>
  )
}
