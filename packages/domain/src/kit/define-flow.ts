import type { Tri } from './tri.ts'

/**
 * A wizard as data. Steps are listed in their order; next, back, the timeline, open steps and the resume position are
 * derived, so that no screen depends on its neighbours.
 */
export type FlowCondition<Facts, Person> = (facts: Facts, person: Person | undefined) => Tri

export interface FlowStep<
  Id extends string,
  Mode extends string,
  Group extends string,
  Lock extends string,
  Facts,
  Person,
> {
  id: Id
  /** Route patterns (`/:siteid/user/:appid/start`). A mode without one does not have the step. */
  paths: Partial<Record<Mode, string>>
  /** Its group in the timeline; a step without a group is not listed. */
  group?: Group
  /** The namespace of the texts that name it, where these are its own. */
  texts?: string
  /** Walked once by each applicant, with `:applicantid` in its path. */
  perApplicant?: true
  /** Only true shows the step; unknown hides it. */
  shown: FlowCondition<Facts, Person>
  done: FlowCondition<Facts, Person>
  /** Reasons to close the step although all before it is done. Only true locks. */
  locks?: Partial<Record<Lock, FlowCondition<Facts, Person>>>
  /** The counter value at which the step is reached (an applicant's step: done); see stepAfter. */
  number?: number
  /** The target of Back, if not the step before. */
  back?: Id
  /** A page beside the line, opened from that step: Next continues as from there, Back returns there. */
  aside?: Id
  /** Opens a page beside the line once that step is done; by default with the step it is opened from. */
  opensAfter?: Id
  /** A page that only chooses the next step. It saves nothing, so no counter has its value. */
  choice?: true
  /** The end: neither Next nor Back. */
  terminal?: true
}

export interface FlowDefinition<
  Id extends string,
  Mode extends string,
  Group extends string,
  Lock extends string,
  Facts,
  Person,
> {
  steps: readonly FlowStep<Id, Mode, Group, Lock, Facts, Person>[]
  modeOf: (facts: Facts) => Mode
  /** Every applicant who has steps; the line leads through those of the first one. */
  peopleOf: (facts: Facts) => readonly Person[]
  idOf: (person: Person) => number
  /** The applicant of the line, known from the application before the people are loaded. */
  leaderOf: (facts: Facts) => number
  /** Locks that leave a completed step listed as done: its answers are final. */
  keepsDone?: readonly NoInfer<Lock>[]
  /** Whether this person's steps block later ones; by default everyone's do. */
  waitsFor?: (facts: Facts, person: Person) => boolean
}

/** A place in the flow: a step, with its applicant for steps repeated by each. */
export interface FlowPosition<Id extends string> {
  step: Id
  applicantId?: number
}

export type FlowState = 'done' | 'current' | 'open' | 'locked'
/** The flow's own locks, and those of every flow. */
export type LockReason<Lock extends string> = Lock | 'notShown' | 'unknownApplicant' | 'earlierStep'

export interface FlowGroup<Id extends string, Group extends string> {
  group: Group
  applicantId?: number
  steps: { position: FlowPosition<Id>; state: FlowState }[]
}

export const isSamePosition = <Id extends string>(a: FlowPosition<Id>, b: FlowPosition<Id>): boolean =>
  a.step === b.step && a.applicantId === b.applicantId

export const defineFlow = <
  Id extends string,
  Mode extends string,
  Group extends string,
  Lock extends string,
  Facts,
  Person,
>(
  definition: FlowDefinition<Id, Mode, Group, Lock, Facts, Person>,
) => {
  type Step = FlowStep<Id, Mode, Group, Lock, Facts, Person>
  type Position = FlowPosition<Id>
  const { steps, modeOf, peopleOf, idOf, leaderOf, keepsDone = [], waitsFor = () => true } = definition

  const order = new Map(steps.map((step, index) => [step.id, index]))
  const orderOf = ({ step }: Position): number => order.get(step) ?? -1
  const stepOf = (id: Id): Step => {
    const step = steps[order.get(id) ?? -1]
    if (!step) throw new Error(`The flow has no step ${id}`)
    return step
  }
  const personOf = (facts: Facts, applicantId: number | undefined) =>
    peopleOf(facts).find((person) => idOf(person) === applicantId)
  const at = (step: Step, applicantId: number): Position =>
    step.perApplicant ? { step: step.id, applicantId } : { step: step.id }

  const ask = (condition: FlowCondition<Facts, Person>, position: Position, facts: Facts): Tri =>
    condition(facts, personOf(facts, position.applicantId))
  const isShown = (position: Position, facts: Facts): boolean => {
    const step = stepOf(position.step)
    return step.paths[modeOf(facts)] !== undefined && ask(step.shown, position, facts) === true
  }
  const isDone = (position: Position, facts: Facts): boolean =>
    ask(stepOf(position.step).done, position, facts) === true

  /** The shown steps in order, with the applicant steps of one applicant. */
  const lineOf = (facts: Facts, applicantId: number): Position[] =>
    steps
      .filter(({ aside }) => aside === undefined)
      .map((step) => at(step, applicantId))
      .filter((position) => isShown(position, facts))
  const lineThrough = (position: Position, facts: Facts) => lineOf(facts, position.applicantId ?? leaderOf(facts))
  const anchorOf = (position: Position, facts: Facts): Position | undefined => {
    const { aside } = stepOf(position.step)
    return aside === undefined ? undefined : at(stepOf(aside), position.applicantId ?? leaderOf(facts))
  }

  /** The leader's own steps come before it. */
  const isAhead = (position: Position, facts: Facts): boolean =>
    !stepOf(position.step).perApplicant && lockOf(position, facts) === 'earlierStep'

  /**
   * The target of Next; undefined at the end. An applicant's last step leads out of the applicants' steps. A page beside
   * the line and another applicant's last step lead back to the leader's own steps while these are not done.
   */
  const next = (position: Position, facts: Facts): Position | undefined => {
    const anchor = anchorOf(position, facts)
    if (anchor) return isAhead(anchor, facts) ? resume(facts) : next(anchor, facts)
    if (stepOf(position.step).terminal) return undefined
    const following = lineThrough(position, facts).find((other) => orderOf(other) > orderOf(position))
    const isOther = position.applicantId !== undefined && position.applicantId !== leaderOf(facts)
    return following && isOther && isAhead(following, facts) ? resume(facts) : following
  }

  /** The target of Back; undefined at the beginning and at the end. */
  const back = (position: Position, facts: Facts): Position | undefined => {
    const anchor = anchorOf(position, facts)
    if (anchor) return isAhead(anchor, facts) ? resume(facts) : anchor
    const { back: named, terminal } = stepOf(position.step)
    if (terminal) return undefined
    const before = lineThrough(position, facts).filter((other) => orderOf(other) < orderOf(position))
    return before.find(({ step }) => step === named) ?? before.at(-1)
  }

  const ownLock = (position: Position, facts: Facts): Lock | undefined => {
    const locks = Object.entries(stepOf(position.step).locks ?? {}) as [Lock, FlowCondition<Facts, Person>][]
    return locks.find(([, condition]) => ask(condition, position, facts) === true)?.[0]
  }

  const lockOf = (position: Position, facts: Facts): LockReason<Lock> | undefined => {
    const step = stepOf(position.step)
    if (step.perApplicant && !personOf(facts, position.applicantId)) return 'unknownApplicant'
    if (!isShown(position, facts)) return 'notShown'
    const lock = ownLock(position, facts)
    if (lock) return lock
    const { opensAfter } = step
    if (opensAfter !== undefined)
      return isDone(at(stepOf(opensAfter), leaderOf(facts)), facts) ? undefined : 'earlierStep'
    const anchor = anchorOf(position, facts)
    if (anchor) return lockOf(anchor, facts)
    const before = lineThrough(position, facts).filter((other) => orderOf(other) < orderOf(position))
    return before.every((other) => isDone(other, facts)) ? undefined : 'earlierStep'
  }
  const isOpen = (position: Position, facts: Facts): boolean => lockOf(position, facts) === undefined
  const mayContinue = (position: Position, facts: Facts): boolean => {
    const following = next(position, facts)
    return following !== undefined && isOpen(following, facts)
  }

  const placesAmong = (chosen: readonly Step[], facts: Facts): Position[] => {
    const leader = leaderOf(facts)
    const known = peopleOf(facts).map(idOf)
    const people = known.length > 0 ? known : [leader]
    const personal = chosen.filter(({ perApplicant }) => perApplicant)
    return chosen
      .flatMap((step) => {
        if (!step.perApplicant) return [at(step, leader)]
        return step === personal[0] ? people.flatMap((id) => personal.map((own) => at(own, id))) : []
      })
      .filter((position) => isShown(position, facts))
  }

  /**
   * Every shown place of the line in order, with the steps of all applicants one after the other in place of the
   * leader's. Before people are loaded, only the leader's steps are listed, closed.
   */
  const placesOf = (facts: Facts): Position[] =>
    placesAmong(
      steps.filter(({ aside }) => aside === undefined),
      facts,
    )

  /** The first open step that is not done; if all are done, the last open one. */
  const resume = (facts: Facts): Position | undefined => {
    const open = placesOf(facts).filter((position) => isOpen(position, facts))
    const isAwaited = ({ applicantId }: Position) => {
      const person = personOf(facts, applicantId)
      return person === undefined || waitsFor(facts, person)
    }
    return open.find((position) => isAwaited(position) && !isDone(position, facts)) ?? open.at(-1)
  }

  /** The listed places, pages beside the line included. */
  const timeline = (facts: Facts): FlowGroup<Id, Group>[] => {
    const current = resume(facts)
    const stateOf = (position: Position): FlowState => {
      const lock = lockOf(position, facts)
      const isKept = keepsDone.some((one) => one === lock)
      if (isDone(position, facts) && (lock === undefined || isKept)) return 'done'
      if (lock !== undefined) return 'locked'
      return current && isSamePosition(current, position) ? 'current' : 'open'
    }
    const groups: FlowGroup<Id, Group>[] = []
    const listed = steps.filter(({ group }) => group !== undefined)
    for (const position of placesAmong(listed, facts)) {
      const { group } = stepOf(position.step)
      if (group === undefined) continue
      const { applicantId } = position
      const last = groups.at(-1)
      const entry = { position, state: stateOf(position) }
      if (last?.group === group && last.applicantId === applicantId) last.steps.push(entry)
      else groups.push({ group, steps: [entry], ...(applicantId === undefined ? {} : { applicantId }) })
    }
    return groups
  }

  /**
   * The path of a place: its pattern with `:siteid`, `:appid` … filled in; undefined where the mode has no such step.
   */
  const pathOf = (position: Position, mode: Mode, ids: Readonly<Record<string, string | number>>): string | undefined =>
    stepOf(position.step).paths[mode]?.replace(/:([a-z]+)/g, (_, name: string) =>
      encodeURIComponent(name === 'applicantid' ? (position.applicantId ?? 0) : (ids[name] ?? '')),
    )

  return {
    steps,
    stepOf,
    lineOf,
    placesOf,
    next,
    back,
    lockOf,
    isOpen,
    isShown,
    isDone,
    mayContinue,
    resume,
    timeline,
    pathOf,
  }
}
