import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { eatSeparator, type Pattern, retype } from './typing/retype.ts'

interface FormattedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'pattern'> {
  pattern: Pattern
  value: string
  onText: (text: string) => void
  /**
   * Normalizes what is in the box after a paste, before formatting: an amount with cents, a number with its country
   * code. Undefined leaves the box as it was. `pasted` is what was added.
   */
  clean?: (text: string, pasted: string) => string | undefined
  onRefused?: () => void
}

/** A paste, a drop, what a browser fills in, and what is dictated or completed: more than one key. */
const isPasted = ({ inputType, data }: InputEvent) =>
  ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined].includes(inputType) ||
  (inputType === 'insertText' && (data?.length ?? 0) > 1)

const asTyped = (text: string) => text

/** A box that formats what is typed (thousands, brackets, spaces) without moving the caret. */
export const FormattedInput = ({ pattern, value, onText, clean, onRefused, ...input }: FormattedInputProps) => {
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = null
    if (place !== null && document.activeElement === element.current) element.current?.setSelectionRange(place, place)
  })

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent
    const { inputType } = native
    const { value: raw, selectionStart } = event.currentTarget
    const text = isPasted(native) && clean !== undefined ? clean(raw, native.data ?? raw) : raw
    if (text === undefined) {
      // React does not re-render for the same text, so the box is reset manually.
      event.currentTarget.value = value
      return onRefused?.()
    }
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
    if (written.text === value) {
      event.currentTarget.value = value
      event.currentTarget.setSelectionRange(written.caret, written.caret)
    }
    onText(written.text)
  }
  return <TextInput ref={element} {...input} value={value} onChange={typed} />
}
