import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { eatSeparator, type Pattern, retype } from './typing/retype.ts'

interface FormattedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'pattern'> {
  pattern: Pattern
  value: string
  onText: (text: string) => void
  /** Normalizes a paste before formatting: an amount with cents, a number with its country code. */
  clean?: (pasted: string) => string
}

const asTyped = (text: string) => text

/** A box that formats what is typed (thousands, brackets, spaces) without moving the caret. */
export const FormattedInput = ({ pattern, value, onText, clean, ...input }: FormattedInputProps) => {
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = null
    if (place !== null && document.activeElement === element.current) element.current?.setSelectionRange(place, place)
  })

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = event.nativeEvent as InputEvent
    const { value: raw, selectionStart } = event.currentTarget
    const isPaste = inputType === 'insertFromPaste' || inputType === 'insertFromDrop' || inputType === undefined
    const text = isPaste && clean !== undefined ? clean(raw) : raw
    const isDelete = inputType?.startsWith('deleteContent') === true
    const { open = asTyped, close = asTyped } = pattern
    const now = {
      text: open(text, value, isDelete),
      caret: text === raw ? (selectionStart ?? raw.length) : text.length,
    }
    const before = open(value, value, false)
    const meant = isDelete ? eatSeparator(pattern, before, now, inputType === 'deleteContentForward') : now
    const { text: opened, caret: place } = retype(pattern, meant)
    const written = { text: close(opened), caret: place }
    caret.current = written.caret
    // React does not re-render for the same text, so the box is reset manually.
    if (written.text === value) {
      event.currentTarget.value = value
      event.currentTarget.setSelectionRange(written.caret, written.caret)
    }
    onText(written.text)
  }
  return <TextInput ref={element} {...input} value={value} onChange={typed} />
}
