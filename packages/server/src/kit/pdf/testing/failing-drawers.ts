import { runsOf } from '../fonts.ts'

/** Fails unless all of the text is in the coarse font. */
export const failsInOtherFonts = async (_: unknown, text: string): Promise<Buffer> => {
  const scripts = runsOf(text).map(({ script }) => script)
  if (scripts.some((script) => script !== 'unifont-latin')) throw new Error('a font failed')
  return Buffer.from(scripts.join())
}

export const failsAlways = async (): Promise<Buffer> => {
  throw new Error('the error of the drawing')
}
