import { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import { testTexts } from '../../testing/test-texts.ts'
import { drawInWorker } from './draw-in-worker.ts'
import type { failsAlways, failsInOtherFonts } from './testing/failing-drawers.ts'

const texts = testTexts()
const drawerOf = (name: string) => ({
  siteId: 'a site',
  module: new URL('./testing/failing-drawers.ts', import.meta.url),
  name,
})

describe('a drawing that fails', () => {
  it('is drawn again, as a whole, in the coarse font', async () => {
    const text = 'محمد é Ł שלום 陈 ᄀ'
    const drawn = await drawInWorker<typeof failsInOtherFonts>(texts, drawerOf('failsInOtherFonts'), text)
    expect(drawn.toString()).toBe('unifont-latin')
  })

  it('fails with its own error, also where its thread has ended before its processor time was read', async () => {
    const ended = vi.spyOn(Worker.prototype, 'cpuUsage').mockRejectedValue(new Error('Worker instance not running'))
    try {
      const failed = drawInWorker<typeof failsAlways>(texts, drawerOf('failsAlways'), undefined as never)
      await expect(failed).rejects.toThrow('the error of the drawing')
    } finally {
      ended.mockRestore()
    }
  })
})
