import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { Slider } from '@mantine/core'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import type { FieldProps } from '../form/use-field.ts'
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

/** An amount one may also slide to; the box beside it takes any figure, the slider only its own range. */
export const SliderField = ({ kind, min, max, step, ...props }: SliderFieldProps) => {
  const value = useFormValue<number | null>(props.name)
  const set = useSetFormValue()
  const { language } = useLanguage()
  const t = useKitTexts()
  const words = (figure: number) => (kind === 'money' ? formatMoney(figure, language) : formatPercent(figure, language))
  const Box = kind === 'money' ? MoneyField : PercentField
  return (
    <div className={classes.slider}>
      <Box {...props} />
      <Slider
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, value ?? min))}
        onChange={(figure) => set(props.name, figure)}
        label={words}
        thumbLabel={t('slider.label')}
        disabled={props.disabled ?? false}
        size="md"
        thumbSize={28}
      />
      <div className={classes.ends} aria-hidden="true">
        <span>{words(min)}</span>
        <span>{words(max)}</span>
      </div>
    </div>
  )
}
