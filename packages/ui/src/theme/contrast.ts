/** Arithmetic on the brand colour. Channels are 0 to 255; contrast is WCAG's ratio, 1 to 21. */
export type Rgb = readonly [number, number, number]

const fallback: Rgb = [11, 92, 92]

export const parseColor = (hex: string): Rgb => {
  const digits = /^#([\da-f]{6})$/i.exec(hex.trim())?.[1]
  if (digits === undefined) return fallback
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

export const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Interpolates between two colours by `part`. */
export const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** As displayed. */
export const rounded = (color: Rgb): Rgb => [Math.round(color[0]), Math.round(color[1]), Math.round(color[2])]

/** The colour itself if readable on `ground`, else the least darkened (or lightened) readable one. */
export const readableOn = (color: Rgb, ground: Rgb, ratio = 4.5): Rgb => {
  const towards: Rgb = luminance(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let part = 0; part < 1; part += 0.02) {
    const candidate = rounded(mix(color, towards, part))
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return towards
}
