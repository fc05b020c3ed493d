/**
 * A drawn signature as sent and stored: strokes of points on a sheet of 600 by 200, `12,34 13,36;40,50 …`, with
 * semicolons between strokes. Text is small, sharp at every size, and needs no image parser.
 */
export const sheetWidth = 600
export const sheetHeight = 200
/** About twenty seconds of drawing. */
export const mostStrokesLength = 24_000

export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

const pair = /^(\d{1,3}),(\d{1,3})$/

const pointOf = (text: string): Point | undefined => {
  const [, x = '', y = ''] = pair.exec(text) ?? []
  const point = [Number(x), Number(y)] as const
  return x !== '' && point[0] <= sheetWidth && point[1] <= sheetHeight ? point : undefined
}

/** Undefined for invalid text. */
export const parseStrokes = (text: string): Stroke[] | undefined => {
  if (text === '' || text.length > mostStrokesLength) return undefined
  const strokes = text.split(';').map((stroke) => stroke.split(' ').map(pointOf))
  return strokes.every((stroke) => stroke.every((point) => point !== undefined)) ? (strokes as Stroke[]) : undefined
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Formats strokes as text, without repeated points; points beyond the sheet are clamped to its edge. */
export const formatStrokes = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) =>
      stroke
        .map(([x, y]) => `${within(x, sheetWidth)},${within(y, sheetHeight)}`)
        .filter((point, index, all) => point !== all[index - 1])
        .join(' '),
    )
    .join(';')

const leastLength = 60

/** A dot or a slip of the finger is no signature: the total length must be at least a tenth of the sheet. */
export const isSignature = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce(
    (sum, stroke) =>
      sum +
      stroke.reduce((length, [x, y], index) => {
        const [beforeX, beforeY] = stroke[index - 1] ?? [x, y]
        return length + Math.hypot(x - beforeX, y - beforeY)
      }, 0),
    0,
  ) >= leastLength
