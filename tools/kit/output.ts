import { AsyncLocalStorage } from 'node:async_hooks'

/** Takes what a piece of work prints, and what the commands print that it runs. */
export type Write = (text: string) => void

const outputs = new AsyncLocalStorage<Write>()

/** Runs work whose output is kept apart from that of work beside it. */
export const withOutput = <T>(write: Write, work: () => Promise<T>): Promise<T> => outputs.run(write, work)

/** Where the caller's output goes; undefined for the terminal. */
export const currentOutput = (): Write | undefined => outputs.getStore()

/** A line of the caller's output. */
export const print = (line: string): void => {
  const write = outputs.getStore()
  if (write) write(`${line}\n`)
  else console.log(line)
}

/**
 * Prints what several sources print at once, whole and in the order in which they began: the first that has not ended as it
 * comes, the others when it is their turn.
 */
export const printInOrder = (write: Write) => {
  const sources: { texts: string[]; hasEnded: boolean }[] = []
  const flush = () => {
    for (let [first] = sources; first !== undefined; [first] = sources) {
      for (const text of first.texts.splice(0)) write(text)
      if (!first.hasEnded) return
      sources.shift()
    }
  }
  return () => {
    const source = { texts: [] as string[], hasEnded: false }
    sources.push(source)
    return {
      write: (text: string) => {
        source.texts.push(text)
        flush()
      },
      end: () => {
        source.hasEnded = true
        flush()
      },
    }
  }
}
