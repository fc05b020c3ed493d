import { parentPort } from 'node:worker_threads'
import { textResources } from '../text-resources.ts'
import { serverTexts } from '../texts.ts'
import type { Drawer, Drawn, Task } from './draw-in-worker.ts'
import { drawCoarsely } from './fonts.ts'

/**
 * The worker thread, used by `draw-in-worker.ts`. An error here ends the thread and is reported as that of the drawing.
 */
const shown = new Set<string>()
const texts = serverTexts(textResources, (key) => shown.add(key))

parentPort?.on('message', async ({ module, name, given }: Task) => {
  const drawers = (await import(module)) as Record<string, Drawer>
  const draw = drawers[name]
  if (!draw) throw new Error(`${module} has no ${name}`)
  shown.clear()
  const drawAll = () => draw(texts, given as never)
  // The font library fails on some texts, which cannot be listed: no text may stop a document.
  const bytes = await drawAll().catch(() => drawCoarsely(drawAll))
  parentPort?.postMessage({ bytes, shown: [...shown] } satisfies Drawn)
})
