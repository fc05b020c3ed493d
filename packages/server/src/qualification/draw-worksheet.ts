import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import type { Services } from '../kit/services.ts'
import { findLogo } from '../site/index.ts'
import type { WorksheetPdf, worksheetPdf } from './pdf/worksheet-pdf.ts'

/** The document of a worksheet, drawn in a worker like every other. */
export const drawWorksheet = async (
  { database, texts }: Pick<Services, 'database' | 'texts'>,
  siteId: string,
  given: WorksheetPdf,
): Promise<Buffer> => {
  const logo = await findLogo(database.db, siteId, given.link.AgentProfile.BrokerageLogo)
  const drawer = { siteId, module: new URL('./pdf/worksheet-pdf.ts', import.meta.url), name: 'worksheetPdf' }
  return drawInWorker<typeof worksheetPdf>(texts, drawer, { ...given, ...logo })
}
