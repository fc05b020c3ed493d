import { contrast, hexOf, mix, parseColor, type Rgb, readableOn, rounded } from './contrast.ts'

export const pages = { light: [255, 255, 255], dark: [22, 25, 29] } as const satisfies Record<string, Rgb>
/** The background of cards and hovered elements; the same as in theme.css. */
export const surfaces = { light: [244, 246, 247], dark: [32, 37, 43] } as const satisfies Record<string, Rgb>
const softness = { light: 0.92, dark: 0.84 } as const

export type Scheme = keyof typeof pages

export interface BrandColors {
  /** Readable on the page, on its surfaces and on the soft tint: links, marks, outlines. */
  brand: string
  /** A tint of the brand behind chosen elements. */
  brandSoft: string
  /** The main button's background, and its text. */
  fill: string
  /** The button's border, visible on the page where the fill is not. */
  edge: string
  fillHover: string
  onFill: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [17, 20, 24]

/** Colours derived from any brand colour: all text has a contrast of 4.5:1 in both schemes. */
export const brandColors = (primary: string, scheme: Scheme): BrandColors => {
  const color = parseColor(primary)
  const page = pages[scheme]
  const soft = rounded(mix(color, page, softness[scheme]))
  // Each step changes the colour in the same direction, so earlier contrasts hold.
  const brand = [page, surfaces[scheme], soft].reduce((readable, ground) => readableOn(readable, ground), color)
  // The button keeps the brand colour: black or white is readable on any. Its border separates it from the page.
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
