import { isMaskedSin, normaliseSin } from '@foyer/domain/kit/sin.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { boxProps, FieldGroup } from './field-parts.tsx'
import classes from './fields.module.css'
import { FormattedInput } from './formatted-input.tsx'
import { sinPattern } from './typing/patterns.ts'

/** ### ### ###. A stored one is masked and shows only its last digits until it is replaced. */
export const SinField = (props: FieldProps) => {
  const field = useField<string>(props)
  const t = useKitTexts()
  const box = useRef<HTMLDivElement>(null)
  const [mask] = useState(() => (isMaskedSin(field.value) ? field.value : undefined))
  const [isReplacing, setReplacing] = useState(false)
  // The pressed button disappears, so the focus moves to its replacement.
  const turn = (on: boolean) => {
    flushSync(() => {
      setReplacing(on)
      field.set(on ? '' : (mask ?? ''))
    })
    box.current?.querySelector<HTMLElement>('input,button')?.focus()
  }

  if (mask !== undefined && !isReplacing) {
    return (
      <FieldGroup field={field} props={props}>
        <div ref={box} className={classes.onFile}>
          <span>{t('sin.onFile', { end: mask.slice(-3) })}</span>
          <Button variant="default" onClick={() => turn(true)}>
            {t('sin.replace')}
          </Button>
        </div>
      </FieldGroup>
    )
  }
  return (
    <div ref={box}>
      <FormattedInput
        {...boxProps(field, { width: 'sm', ...props })}
        pattern={sinPattern}
        value={sinPattern.format(field.value)}
        onText={(text) => field.set(normaliseSin(text))}
        inputMode="numeric"
        autoComplete="off"
      />
      {mask !== undefined && (
        <Button variant="default" className={classes.keep ?? ''} onClick={() => turn(false)}>
          {t('sin.keep')}
        </Button>
      )}
    </div>
  )
}
