import { contrast, hexOf, mix, parseColor, type Rgb, readableOn } from './contrast.ts'

export const pages = { light: [255, 255, 255], dark: [22, 25, 29] } as const satisfies Record<string, Rgb>
const softness = { light: 0.92, dark: 0.84 } as const

export type Scheme = keyof typeof pages

export interface BrandColors {
  /** Readable on the page and on the soft tint: links, marks, outlines. */
  brand: string
  /** A tint of the brand behind what is chosen. */
  brandSoft: string
  /** What the main button is filled with, and the words on it. */
  fill: string
  fillHover: string
  onFill: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [17, 20, 24]

/** From any colour a broker picks: everything that bears words has 4.5:1, in either scheme. */
export const brandColors = (primary: string, scheme: Scheme): BrandColors => {
  const color = parseColor(primary)
  const page = pages[scheme]
  const soft = mix(color, page, softness[scheme])
  // What can be read on the tint can be read on the page: the tint lies between the two.
  const brand = readableOn(readableOn(color, page), soft)
  // The button keeps the broker's own colour where white or black can be read on it, and stands out from the page.
  const fill = readableOn(color, page, 3)
  const onFill = contrast(fill, white) >= 4.5 ? white : contrast(fill, black) >= 4.5 ? black : white
  const ground = onFill === white && contrast(fill, white) < 4.5 ? readableOn(fill, white) : fill
  return {
    brand: hexOf(brand),
    brandSoft: hexOf(soft),
    fill: hexOf(ground),
    fillHover: hexOf(mix(ground, onFill === white ? [0, 0, 0] : white, 0.12)),
    onFill: hexOf(onFill),
  }
}
