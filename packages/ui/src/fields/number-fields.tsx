import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { type NumberBox, readNumber } from '@foyer/domain/kit/read-number.ts'
import { useEffect, useState } from 'react'
import { type Field, type FieldProps, useField } from '../form/use-field.ts'
import hidden from '../hidden.module.css'
import { useLanguage } from '../i18n/use-language.ts'
import { useAmountHelp } from './amounts-of.tsx'
import { boxProps } from './field-parts.tsx'
import classes from './fields.module.css'
import { FormattedInput } from './formatted-input.tsx'
import { numberIn, numberPattern, numberText } from './typing/patterns.ts'

/** The text of a number box besides its value: `12.` is an incomplete number. */
const useNumberText = (field: Field<number | null>, language: Language, decimals: number, isExact = false) => {
  const [text, setText] = useState(() => numberText(field.value, language, decimals, isExact))
  // A value set elsewhere (a look-up, another language) is formatted; the user's own text is not.
  useEffect(() => {
    setText((now) =>
      numberIn(now, language, decimals) === field.value ? now : numberText(field.value, language, decimals, isExact),
    )
  }, [field.value, language, decimals, isExact])
  return {
    text,
    typed: (next: string) => {
      setText(next)
      field.set(numberIn(next, language, decimals))
    },
    left: () => {
      setText(numberText(field.value, language, decimals, isExact))
      field.touch()
    },
  }
}

const Adornment = ({ children }: { children: string }) => (
  <span className={classes.adornment} aria-hidden="true">
    {children}
  </span>
)

/** What was pasted is one number that the box can hold, or the box stays as it was and its field shows why. */
const usePasting = (field: Field<number | null>, box: NumberBox, key: ErrorKey = 'InvalidAmount') => {
  const [isRefused, setRefused] = useState(false)
  return {
    handlers: {
      clean: (text: string, pasted: string): string | undefined => {
        setRefused(false)
        // Digits between others are as if they were typed.
        if (text !== pasted && /^\d+$/.test(pasted)) return text
        const value = readNumber(text, box)
        return value === undefined ? undefined : numberText(value, box.language, box.decimals)
      },
      onRefused: () => {
        setRefused(true)
        field.refuse(key)
      },
    },
    // The field has the focus already, so that its description is not read again.
    voice: isRefused && field.error?.key === key && (
      <span role="alert" className={hidden.hidden}>
        {field.error.text}
      </span>
    ),
  }
}

const mostDigits = 9

interface MoneyFieldProps extends FieldProps {
  /** Whether cents can be entered; `always` pads them on blur, even for whole dollars. */
  cents?: boolean | 'always'
}

/**
 * Dollars with thousands separators while typing, `$` before in English and after in French. The value is a number or
 * null.
 */
export const MoneyField = (props: MoneyFieldProps) => {
  const { cents = false } = props
  const { language } = useLanguage()
  const field = useField<number | null>({ width: 'sm', ...props })
  const help = useAmountHelp(field.help)
  const decimals = cents === false ? 0 : 2
  const { text, typed, left } = useNumberText(field, language, decimals, cents === 'always')
  const sign = <Adornment>{'$'}</Adornment>
  const pasting = usePasting(field, { language, decimals, digits: mostDigits })
  return (
    <>
      <FormattedInput
        {...boxProps({ ...field, help }, { width: 'sm', ...props })}
        {...(language === 'en'
          ? { leftSection: sign, leftSectionWidth: 36 }
          : { rightSection: sign, rightSectionWidth: 36 })}
        pattern={numberPattern(language, decimals, mostDigits)}
        {...pasting.handlers}
        value={text}
        onText={typed}
        onBlur={left}
        inputMode={cents === false ? 'numeric' : 'decimal'}
        autoComplete="off"
      />
      {pasting.voice}
    </>
  )
}

/** 5.25 is 5.25 %. */
export const PercentField = (props: FieldProps & { decimals?: number }) => {
  const { language } = useLanguage()
  const { decimals = 3 } = props
  const field = useField<number | null>(props)
  const { text, typed, left } = useNumberText(field, language, decimals)
  const pasting = usePasting(field, { language, decimals, digits: 3, unit: '%' })
  return (
    <>
      <FormattedInput
        {...boxProps(field, { width: 'xs', ...props })}
        rightSection={<Adornment>{'%'}</Adornment>}
        rightSectionWidth={36}
        pattern={numberPattern(language, decimals, 3)}
        {...pasting.handlers}
        value={text}
        onText={typed}
        onBlur={left}
        inputMode="decimal"
        autoComplete="off"
      />
      {pasting.voice}
    </>
  )
}

interface NumberFieldProps extends FieldProps {
  /** The maximum number of digits. */
  digits?: number
  /** A unit after the number: `sq. ft.` */
  unit?: string
  /** Decimals that can be entered; none by default. */
  decimals?: number
  /** Years have no thousands separator. */
  isYear?: boolean
}

/** A number of zero or more, whole by default. */
export const NumberField = (props: NumberFieldProps) => {
  const { digits = 7, unit, decimals = 0, isYear = false } = props
  const { language } = useLanguage()
  const field = useField<number | null>(props)
  const { text, typed, left } = useNumberText(field, language, decimals)
  const grouped = numberPattern(language, decimals, digits)
  const pattern = isYear ? { ...grouped, format: (kept: string) => kept.replace(/\D/g, '').slice(0, 4) } : grouped
  const box = { language, decimals, digits: isYear ? 4 : digits, ...(unit !== undefined && { unit }) }
  const pasting = usePasting(field, box, isYear ? 'InvalidYear' : 'InvalidAmount')
  return (
    <>
      <FormattedInput
        {...boxProps(field, { width: 'xs', ...props })}
        {...(unit === undefined ? {} : { rightSection: <Adornment>{unit}</Adornment>, rightSectionWidth: 72 })}
        pattern={pattern}
        {...pasting.handlers}
        value={isYear ? text.replace(/\D/g, '') : text}
        onText={typed}
        onBlur={left}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
      />
      {pasting.voice}
    </>
  )
}
