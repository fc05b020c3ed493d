/** After the messages posted before it, by which React schedules its updates. */
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** The next frame, and the updates that were due by then: on a busy machine frames alone overtake them. */
const frame = async () => {
  await new Promise<number>((resolve) => requestAnimationFrame(resolve))
  await task()
}

/** Waits for `count` frames. */
export const frames = async (count: number) => {
  for (let drawn = 0; drawn < count; drawn += 1) await frame()
}

/** Resolves when it has been true for two consecutive frames; never by the clock. */
export const until = async (isSo: () => boolean) => {
  for (let steady = 0; steady < 2; steady = isSo() ? steady + 1 : 0) await frame()
}

/** For an entry's own actions: the first matching element, as soon as one exists. */
export const appears = async <E extends Element = HTMLElement>(page: Document, selector: string): Promise<E> => {
  for (;;) {
    const found = page.querySelector<E>(selector)
    if (found !== null) return found
    await frame()
  }
}
