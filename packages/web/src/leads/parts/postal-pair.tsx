import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { read } from '../../kit/client/call.ts'
import { FieldGroup } from '../../kit/fields/field-parts.tsx'
import { type FieldProps, useField } from '../../kit/form/use-field.ts'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'
import { usePauseCheck } from './use-pause-check.ts'

const half = 3

const askServer = ([FSA = '', LDU = '']: string[]) => read('/public/IsValidPostalCode', { FSA, LDU })

const clean = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A postal code as its two halves; the second gets the cursor when the first is whole, and what is pasted is shared out. */
export const PostalPair = ({ path, ...props }: Omit<FieldProps, 'name'> & { path: string }) => {
  const t = useTexts()
  const given = { ...props, help: t('postal.hint') }
  const first = useField<string>({ ...given, name: `${path}.0` }, [`${path}.1`])
  const second = useField<string>({ ...given, name: `${path}.1` })
  const secondBox = useRef<HTMLInputElement>(null)
  usePauseCheck([`${path}.0`, `${path}.1`], askServer)

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
