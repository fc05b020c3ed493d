const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** So many drawings of the page. */
export const frames = async (count: number) => {
  for (let drawn = 0; drawn < count; drawn += 1) await frame()
}

/** Until it has been so for two drawings one after the other; never by the clock. */
export const until = async (isSo: () => boolean) => {
  for (let steady = 0; steady < 2; steady = isSo() ? steady + 1 : 0) await frame()
}

/** For an entry's own acts: the first element there is, as soon as there is one. */
export const appears = async <E extends Element = HTMLElement>(page: Document, selector: string): Promise<E> => {
  for (;;) {
    const found = page.querySelector<E>(selector)
    if (found !== null) return found
    await frame()
  }
}
