import { contrast, hexOf, mix, parseColor, type Rgb, readableOn, rounded } from './contrast.ts'

export const pages = { light: [255, 255, 255], dark: [22, 25, 29] } as const satisfies Record<string, Rgb>
/** The ground of cards and hovered things; both as in theme.css. */
export const surfaces = { light: [244, 246, 247], dark: [32, 37, 43] } as const satisfies Record<string, Rgb>
const softness = { light: 0.92, dark: 0.84 } as const

export type Scheme = keyof typeof pages

export interface BrandColors {
  /** Readable on the page, on its surfaces and on the soft tint: links, marks, outlines. */
  brand: string
  /** A tint of the brand behind what is chosen. */
  brandSoft: string
  /** What the main button is filled with, and the words on it. */
  fill: string
  /** The line around it, which stands out from the page where the fill does not. */
  edge: string
  fillHover: string
  onFill: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [17, 20, 24]

/** From any colour a broker picks: everything that bears words has 4.5:1, in either scheme. */
export const brandColors = (primary: string, scheme: Scheme): BrandColors => {
  const color = parseColor(primary)
  const page = pages[scheme]
  const soft = rounded(mix(color, page, softness[scheme]))
  // Each step goes further the same way, so that what was readable before stays so.
  const brand = [page, surfaces[scheme], soft].reduce((readable, ground) => readableOn(readable, ground), color)
  // The button keeps the broker's own colour: one of black and white can be read on any. Its edge parts it from the page.
  const fill = color
  const onFill = contrast(fill, white) >= 4.5 ? white : contrast(fill, black) >= 4.5 ? black : white
  const ground = onFill === white && contrast(fill, white) < 4.5 ? readableOn(fill, white) : fill
  return {
    brand: hexOf(brand),
    brandSoft: hexOf(soft),
    fill: hexOf(ground),
    edge: hexOf(contrast(ground, page) >= 3 ? ground : brand),
    fillHover: hexOf(mix(ground, onFill === white ? [0, 0, 0] : white, 0.12)),
    onFill: hexOf(onFill),
  }
}
