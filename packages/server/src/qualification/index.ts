import type { drawWorksheet as draw } from './draw-worksheet.ts'

export { computeWorksheet } from './compute-worksheet.ts'
export { type ComputedWorksheet, worksheetReply } from './words/worksheet-reply.ts'
export { worksheetWords } from './words/worksheet-words.ts'

/** The document of a worksheet. Fonts and pictures are loaded with the first one. */
export const drawWorksheet: typeof draw = async (...given) =>
  (await import('./draw-worksheet.ts')).drawWorksheet(...given)
