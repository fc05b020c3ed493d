import { recordCovered } from '../../../../tools/completeness/record.ts'
import { textResources } from '../kit/text-resources.ts'
import { type ServerTexts, serverTexts } from '../kit/texts.ts'

/** The server's texts for a test without a server; shown ones count as covered. */
export const testTexts = (): ServerTexts => serverTexts(textResources, (key) => recordCovered('text', key))
