import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import type { CSSProperties } from 'react'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { MoneyField, PercentField } from './number-fields.tsx'
import classes from './slider-field.module.css'

interface SliderFieldProps extends FieldProps {
  kind: 'money' | 'percent'
  min: number
  max: number
  step: number
}

/** An amount with a slider; the box accepts any amount, the slider only its range. */
export const SliderField = ({ kind, min, max, step, ...props }: SliderFieldProps) => {
  const { label } = useField<number | null>(props)
  const value = useFormValue<number | null>(props.name)
  const set = useSetFormValue()
  const { language } = useLanguage()
  const t = useKitTexts()
  const words = (figure: number) => (kind === 'money' ? formatMoney(figure, language) : formatPercent(figure, language))
  const Box = kind === 'money' ? MoneyField : PercentField
  const shown = Math.min(max, Math.max(min, value ?? min))
  const part = max > min ? (shown - min) / (max - min) : 0
  return (
    <div className={classes.slider}>
      <Box {...props} />
      <input
        type="range"
        className={classes.range}
        style={{ '--part': `${part * 100}%` } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => set(props.name, Number(event.currentTarget.value))}
        aria-label={t('slider.label', { label })}
        aria-valuetext={words(shown)}
        disabled={props.disabled ?? false}
      />
      <div className={classes.ends} aria-hidden="true">
        <span>{words(min)}</span>
        <span>{words(max)}</span>
      </div>
    </div>
  )
}
