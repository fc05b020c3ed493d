/** WCAG relative luminance of #rrggbb. */
const luminance = (color: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrastOnWhite = (color: string): number => 1.05 / (luminance(color) + 0.05)

const darker = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const fallback = '#0b5c5c'
const readable = 4.5

/** The broker's colour, darkened if necessary to a contrast of 4.5 to 1 on paper. */
export const accentOf = (color: string): string => {
  const given = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : fallback
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = darker(given, share)
    if (contrastOnWhite(candidate) >= readable) return candidate
  }
  return '#000000'
}
