import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { eatSeparator, type Pattern, retype } from './typing/retype.ts'

interface FormattedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'pattern'> {
  pattern: Pattern
  value: string
  onText: (text: string) => void
  /** What a paste becomes before the pattern sees it: an amount with cents, a number with its country code. */
  clean?: (pasted: string) => string
}

/** A box that writes what is typed its own way (thousands, brackets, spaces) without moving the caret from its place. */
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
    const now = { text, caret: text === raw ? (selectionStart ?? raw.length) : text.length }
    const isDelete = inputType?.startsWith('deleteContent') === true
    const meant = isDelete ? eatSeparator(pattern, value, now, inputType === 'deleteContentForward') : now
    const written = retype(pattern, meant)
    caret.current = written.caret
    // The same text again draws nothing, so the box must be put right by hand.
    if (written.text === value) {
      event.currentTarget.value = value
      event.currentTarget.setSelectionRange(written.caret, written.caret)
    }
    onText(written.text)
  }
  return <TextInput ref={element} {...input} value={value} onChange={typed} />
}
