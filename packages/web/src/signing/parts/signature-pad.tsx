import {
  formatStrokes,
  mostStrokesLength,
  parseStrokes,
  sheetHeight,
  sheetWidth,
} from '@foyer/domain/signing/strokes.ts'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'
import type { PointerEvent } from 'react'
import { useTexts } from '../texts.ts'
import classes from './signing.module.css'

type Point = readonly [number, number]

/** The pointer's position on the sheet at any display size. */
const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) / width) * sheetWidth, ((clientY - top) / height) * sheetHeight]
}

const isDrawing = ({ buttons, isPrimary, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) =>
  isPrimary && buttons > 0 && currentTarget.hasPointerCapture(pointerId)

/**
 * A sheet to draw on with finger, pen or mouse. The value is the strokes in the API's format, see
 * domain/signing/strokes.ts.
 */
export const SignaturePad = (props: FieldProps) => {
  const t = useTexts()
  const field = useField<string>(props)
  const strokes = parseStrokes(field.value) ?? []
  const keep = (next: readonly (readonly Point[])[]) => {
    const text = formatStrokes(next)
    // A full sheet ignores further strokes.
    if (text.length <= mostStrokesLength) field.set(text)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    keep([...strokes, [pointOf(event)]])
  }
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1)
    if (last && isDrawing(event)) keep([...strokes.slice(0, -1), [...last, pointOf(event)]])
  }
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.pad}>
        <svg
          className={classes.sheet}
          viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
          role="img"
          aria-label={t('sign.pad')}
          onPointerDown={begin}
          onPointerMove={goOn}
          onPointerUp={field.touch}
        >
          <path className={classes.line} d={`M40 ${sheetHeight - 40}H${sheetWidth - 40}`} />
          {strokes.length > 0 && <path className={classes.ink} d={pathOf(strokes)} />}
        </svg>
        {strokes.length === 0 && (
          <span className={classes.hint} aria-hidden="true">
            {t('sign.pad')}
          </span>
        )}
        {strokes.length > 0 && (
          <button type="button" className={classes.clear} onClick={() => field.set('')}>
            {t('sign.clear')}
          </button>
        )}
      </div>
    </FieldGroup>
  )
}

const pathOf = (strokes: readonly (readonly Point[])[]) =>
  strokes
    .map(([first, ...rest]) => `M${first?.join(' ')}${[first, ...rest].map((one) => `L${one?.join(' ')}`).join('')}`)
    .join('')
