import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { FieldGroup } from '../../kit/fields/field-parts.tsx'
import { type FieldProps, useField } from '../../kit/form/use-field.ts'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'

/** After this pause what is wrong with the code is said, without waiting for the field to be left. */
const pauseMilliseconds = 900
const half = 3

const clean = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A postal code as its two halves; the second gets the cursor when the first is whole, and what is pasted is shared out. */
export const PostalPair = ({ path, ...props }: Omit<FieldProps, 'name'> & { path: string }) => {
  const t = useTexts()
  const given = { ...props, help: t('postal.hint') }
  const first = useField<string>({ ...given, name: `${path}.0` }, [`${path}.1`])
  const second = useField<string>({ ...given, name: `${path}.1` })
  const secondBox = useRef<HTMLInputElement>(null)
  const touch = useRef(first.touch)
  touch.current = first.touch
  const text = `${first.value} ${second.value}`
  const start = useRef(text)
  useEffect(() => {
    if (text === start.current) return
    const pause = setTimeout(() => touch.current(), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [text])

  const typeFirst = (typed: string) => {
    const all = clean(typed)
    first.set(all.slice(0, half))
    if (all.length > half) second.set(all.slice(half, 2 * half))
    if (all.length >= half) secondBox.current?.focus()
  }
  const box = {
    className: classes.half ?? '',
    autoCapitalize: 'characters',
    spellCheck: false,
    error: first.error !== undefined,
    onBlur: first.touch,
  }
  return (
    <FieldGroup field={first} props={{ ...given, name: `${path}.0` }}>
      <div className={classes.halves}>
        <TextInput
          {...box}
          aria-label={t('postal.first')}
          autoComplete="postal-code"
          maxLength={8}
          value={first.value}
          onChange={(event) => typeFirst(event.currentTarget.value)}
        />
        <TextInput
          {...box}
          ref={secondBox}
          aria-label={t('postal.second')}
          autoComplete="off"
          maxLength={half}
          value={second.value}
          onChange={(event) => second.set(clean(event.currentTarget.value))}
        />
      </div>
    </FieldGroup>
  )
}
