import { fromMonths, monthsInWords, toMonths } from '@foyer/domain/kit/months.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { FieldGroup } from './field-parts.tsx'
import classes from './fields.module.css'

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 3)

const textsOf = (total: number | null) => {
  if (total === null || total === 0) return { years: '', months: '' }
  const { years, months } = fromMonths(total)
  return { years: String(years), months: String(months) }
}

const totalOf = ({ years, months }: { years: string; months: string }) =>
  toMonths({ years: Number(years), months: Number(months) })

/** A length of time as two small boxes with their sum in words. The value is months altogether. */
export const YearsMonthsField = (props: FieldProps) => {
  const field = useField<number | null>(props)
  const t = useKitTexts()
  const { language } = useLanguage()
  const [texts, setTexts] = useState(() => textsOf(field.value))
  useEffect(() => {
    setTexts((now) => (totalOf(now) === (field.value ?? 0) ? now : textsOf(field.value)))
  }, [field.value])

  const part = (name: 'years' | 'months') => (
    <TextInput
      label={t(`yearsMonths.${name}`)}
      value={texts[name]}
      onChange={(event) => {
        const next = { ...texts, [name]: digits(event.currentTarget.value) }
        setTexts(next)
        field.set(totalOf(next))
      }}
      onBlur={(event) => {
        // 14 months are written as they are meant: 1 year and 2 months.
        if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) setTexts(textsOf(field.value))
        field.touch()
      }}
      inputMode="numeric"
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
