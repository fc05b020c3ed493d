import { read } from '@foyer/ui/client/call.ts'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { ErrorVoice } from '@foyer/ui/form/error-voice.tsx'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'
import { usePauseCheck } from './use-pause-check.ts'

const half = 3

const askServer = ([FSA = '', LDU = '']: string[]) => read('/public/IsValidPostalCode', { FSA, LDU })

const clean = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A postal code in two boxes; the second gets the focus when the first is complete, and a paste is split. */
export const PostalPair = ({ path, ...props }: Omit<FieldProps, 'name'> & { path: string }) => {
  const t = useTexts()
  const given = { ...props, help: t('postal.hint') }
  const first = useField<string>({ ...given, name: `${path}.0` }, [`${path}.1`])
  const second = useField<string>({ ...given, name: `${path}.1` })
  const firstBox = useRef<HTMLInputElement>(null)
  const secondBox = useRef<HTMLInputElement>(null)
  usePauseCheck([`${path}.0`, `${path}.1`], askServer)

  const typeFirst = (typed: string) => {
    const all = clean(typed)
    first.set(all.slice(0, half))
    // One surplus letter does not overwrite an existing second half.
    if (all.length > half + 1 || (all.length > half && second.value === '')) second.set(all.slice(half, 2 * half))
    if (all.length >= half) secondBox.current?.focus()
  }
  const typeSecond = (typed: string) => {
    const all = clean(typed)
    // A complete code pasted here is split too.
    if (all.length > half + 1) return typeFirst(all)
    second.set(all.slice(0, half))
  }
  // The caret moves between the halves as in one box.
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: box } = event
    if (key !== 'ArrowRight' || box.selectionStart !== box.value.length) return
    event.preventDefault()
    secondBox.current?.focus()
    secondBox.current?.setSelectionRange(0, 0)
  }
  const goBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: box } = event
    const isAtStart = box.selectionStart === 0 && box.selectionEnd === 0
    if (!isAtStart || (key !== 'Backspace' && key !== 'ArrowLeft')) return
    event.preventDefault()
    if (key === 'Backspace') first.set(first.value.slice(0, -1))
    firstBox.current?.focus()
    firstBox.current?.setSelectionRange(half, half)
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
          ref={firstBox}
          maxLength={8}
          value={first.value}
          onKeyDown={goOn}
          onChange={(event) => typeFirst(event.currentTarget.value)}
        />
        <TextInput
          {...box}
          ref={secondBox}
          aria-label={t('postal.second')}
          autoComplete="off"
          maxLength={8}
          value={second.value}
          onKeyDown={goBack}
          onChange={(event) => typeSecond(event.currentTarget.value)}
        />
      </div>
      <ErrorVoice />
    </FieldGroup>
  )
}
