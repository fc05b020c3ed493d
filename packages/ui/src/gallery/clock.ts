const Real = globalThis.Date

/** Starts the clock of the page at this moment, from which it runs on. */
export const startClock = (at: string) => {
  const ahead = Real.parse(at) - Real.now()
  const now = () => Real.now() + ahead
  globalThis.Date = class extends Real {
    static override now() {
      return now()
    }
    constructor(...given: []) {
      if (given.length === 0) super(now())
      else super(...given)
    }
  } as DateConstructor
}

// The day of the fixtures, so that every entry looks the same on any day. Modules that are imported later already have it.
startClock('2026-11-25T12:00:00-05:00')
