import type { Page } from 'playwright-core'

/**
 * Measured in the page, the same way on both sides: from a press to the first frame that shows the result. Excludes
 * Playwright's own latency.
 */
interface Watch {
  /** Presses what `selector` finds and waits until `there` is found and `gone` is not. Milliseconds. */
  press(selector: string, there: string, gone?: string): Promise<number>
  /** The longest time between two frames while the page is scrolled to its end. */
  scroll(): Promise<number>
  /** For each letter typed since, the time from its key to the frame that shows it. */
  letters: number[]
}

declare global {
  var watch: Watch
}

const install = () => {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  /** After a frame was submitted for painting. */
  const painted = async () => {
    await frame()
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
  const letters: number[] = []
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length !== 1) return
      const { timeStamp } = event
      void painted().then(() => letters.push(performance.now() - timeStamp))
    },
    true,
  )
  globalThis.watch = {
    letters,
    async press(selector, there, gone) {
      const target = document.querySelector<HTMLElement>(selector)
      if (target === null) throw new Error(`there is no ${selector}`)
      const old = gone === undefined ? null : document.querySelector(gone)
      const start = performance.now()
      target.click()
      const isThere = () => {
        const found = document.querySelector(there)
        return found !== null && found !== old
      }
      while (!isThere() && performance.now() - start < 10_000) await frame()
      await painted()
      return performance.now() - start
    },
    async scroll() {
      let last = await frame()
      let longest = 0
      const end = document.documentElement.scrollHeight - innerHeight
      for (let top = 0; top <= end; top += Math.max(20, end / 90)) {
        scrollTo(0, top)
        const now = await frame()
        longest = Math.max(longest, now - last)
        last = now
      }
      scrollTo(0, 0)
      return longest
    },
  }
}

export const installWatch = (page: Page) => page.addInitScript(install)

export const press = (page: Page, selector: string, there: string, gone?: string) =>
  page.evaluate(([one, two, three]) => watch.press(one ?? '', two ?? '', three), [selector, there, gone])

export const scroll = (page: Page) => page.evaluate(() => watch.scroll())

/** Types into the focused element letter by letter, like a fast typist. Returns milliseconds per letter. */
export const typeLetters = async (page: Page, text: string): Promise<number[]> => {
  await page.evaluate(() => watch.letters.splice(0))
  await page.keyboard.type(text, { delay: 60 })
  await page.waitForFunction((count) => watch.letters.length >= count, text.length)
  return page.evaluate(() => watch.letters)
}
