import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Failure } from '../client/outcome.ts'
import { closestField, getAt, setAt } from './paths.ts'

export type FormStatus = 'idle' | 'saving' | 'saved' | 'discarded' | 'failed'
export type Rules<Values> = (values: Values) => Problem[]

/** The part of a form that is shown while others are still to come. */
export interface ShownPart {
  has: (field: string) => boolean
  /** Shows the next one. */
  goOn: () => void
}

/**
 * The state of one form outside React's tree, so that a keystroke renders one field, not forty. Rule problems are
 * computed on demand; server problems remain until their field is changed.
 */
export class FormStore<Values> {
  values: Values
  rules: Rules<Values>
  status: FormStatus = 'idle'
  failure: Failure | undefined
  /** Set while parts are still to come: an attempt checks what was shown, and leads to the next one instead of sending. */
  part: ShownPart | undefined
  /** The problems of the last attempt in order; `summary` leaves out those fixed since. */
  private attempt: Problem[] = []
  private serverProblems: Problem[] = []
  /** What a change is compared with: what the form began with, or what was saved last. */
  private initial: Values
  private readonly touched = new Set<string>()
  private readonly fields = new Map<string, number>()
  private readonly openers = new Map<string, (field: string) => void>()
  private readonly listeners = new Set<() => void>()
  private readonly lookUps = new Set<Promise<unknown>>()
  private found: { of: Values; by: Rules<Values>; problems: Problem[] } | undefined
  /** Counts failed attempts, for components that move the focus. */
  attempts = 0

  constructor(values: Values, rules: Rules<Values>, initial = values) {
    this.values = values
    this.rules = rules
    this.initial = initial
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Fields on the page, in mount order. Counted, since React may mount a field before it unmounts its twin. */
  register = (path: string) => {
    this.fields.set(path, (this.fields.get(path) ?? 0) + 1)
    return () => {
      const left = (this.fields.get(path) ?? 1) - 1
      if (left === 0) this.fields.delete(path)
      else this.fields.set(path, left)
    }
  }

  /** Opens the record of a list that a problem inside of it is about; see `opener`. */
  registerOpener = (list: string, open: (field: string) => void) => {
    this.openers.set(list, open)
    return () => void this.openers.delete(list)
  }

  /** What opens the field of a problem that is not on the page but in a record of a list. */
  openerOf = (problem: Problem): (() => void) | undefined => {
    const list = this.fieldOf(problem)
    const open = list === undefined || list === problem.Field ? undefined : this.openers.get(list)
    return open && (() => open(problem.Field))
  }

  fieldOf = (problem: Problem) => closestField(problem.Field, [...this.fields.keys()])

  set = (path: string, value: unknown) => {
    if (getAt(this.values, path) === value) return
    this.values = setAt(this.values, path, value)
    this.serverProblems = this.serverProblems.filter(({ Field }) => closestField(Field, [path]) === undefined)
    this.changed({ status: 'idle' })
  }

  /** Whether any value differs from those; a value typed and reverted is no change. */
  isChanged = () => JSON.stringify(this.values) !== JSON.stringify(this.initial)

  /** A field left after a change may show its error; one that was only passed through does not. */
  touch = (path: string) => {
    if (getAt(this.values, path) === getAt(this.initial, path) || this.touched.has(path)) return
    this.touched.add(path)
    this.changed({})
  }

  problems = (): Problem[] => {
    const { found } = this
    if (found !== undefined && found.of === this.values && found.by === this.rules) return found.problems
    const problems = this.rules(this.values)
    this.found = { of: this.values, by: this.rules, problems }
    return problems
  }

  /** The first problem to show at a field (`paths`: a field of several values, as a postal code). */
  problemAt = (...paths: string[]): ErrorKey | undefined => {
    const server = this.serverProblems.find((found) => paths.includes(this.fieldOf(found) ?? found.Field))
    if (server !== undefined) return server.Key
    if (!paths.some((path) => this.touched.has(path))) return undefined
    return this.problems().find((found) => paths.includes(this.fieldOf(found) ?? found.Field))?.Key
  }

  summary = (): Problem[] => {
    const still = [...this.problems(), ...this.serverProblems]
    return this.attempt.filter((one) => still.some(({ Field, Key }) => one.Field === Field && one.Key === Key))
  }

  /** Returns true without problems; otherwise stores the attempt for the summary. */
  check = (): boolean => {
    // Questions that appear later show no error for this attempt.
    for (const path of this.fields.keys()) this.touched.add(path)
    this.serverProblems = []
    const { part } = this
    this.attempt = this.problems().filter(({ Field }) => part === undefined || part.has(Field))
    if (this.attempt.length === 0) return true
    this.attempts += 1
    this.changed({ status: 'idle', failure: undefined })
    return false
  }

  /** A look-up whose result fills in fields: a submission meanwhile waits for it. */
  during = (lookUp: Promise<void>): Promise<void> => {
    this.lookUps.add(lookUp)
    return lookUp.finally(() => this.lookUps.delete(lookUp))
  }

  /** Resolves once no look-up is pending; undefined if none is. */
  lookedUp = (): Promise<unknown> | undefined =>
    this.lookUps.size === 0 ? undefined : Promise.allSettled([...this.lookUps])

  setPart = (part: ShownPart | undefined) => {
    this.part = part
    this.changed({})
  }

  /** Shows the errors of questions that an attempt has led to. */
  touchAsked = () => {
    for (const path of this.fields.keys()) this.touched.add(path)
    this.changed({})
  }

  saving = () => this.changed({ status: 'saving', failure: undefined })
  saved = (values: Values) => {
    this.initial = values
    this.changed({ status: 'saved', failure: undefined })
  }

  /** Goes back to what was saved last, or to what the form began with. */
  discard = () => {
    this.values = this.initial
    this.attempt = []
    this.serverProblems = []
    this.touched.clear()
    this.changed({ status: 'discarded', failure: undefined })
  }

  failed = (failure: Failure, problems: Problem[]) => {
    this.attempts += 1
    this.serverProblems = problems
    this.attempt = problems
    this.changed({ status: 'failed', failure })
  }

  /** Adds a server problem of one field, which remains until the field is changed. */
  add = (problem: Problem) => {
    this.serverProblems = [...this.serverProblems, problem]
    this.changed({})
  }

  private changed(change: { status?: FormStatus; failure?: Failure | undefined }) {
    Object.assign(this, change)
    for (const listener of this.listeners) listener()
  }
}
