import type { Tri } from './tri.ts'

/**
 * A wizard as data. Steps stand in the order a person walks them; next, back, the timeline, what is open and where to
 * resume are derived, so that no screen knows its neighbours.
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
  /** Where the timeline lists it; a step without a group is not listed. */
  group?: Group
  /** The namespace of the texts that name it, where these are its own. */
  texts?: string
  /** Walked once by each applicant, with `:applicantid` in its path. */
  perApplicant?: true
  /** Only a yes shows the step: what is not yet known is not shown yet. */
  shown: FlowCondition<Facts, Person>
  done: FlowCondition<Facts, Person>
  /** Why it may be closed although all before it is done. Only a yes locks. */
  locks?: Partial<Record<Lock, FlowCondition<Facts, Person>>>
  /** Counter that says the step is reached (of an applicant: done); see stepAfter. */
  number?: number
  /** Where Back goes when not to the step before. */
  back?: Id
  /** A page beside the line, opened from that step: Next goes on as from there, Back returns there. */
  aside?: Id
  /** A page that only asks where to go: it saves nothing, so no counter stands at it. */
  choice?: true
  /** Walking ends here: neither Next nor Back. */
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
  /** Everybody who walks the steps of an applicant; the first one is whose steps the line leads through. */
  peopleOf: (facts: Facts) => readonly Person[]
  idOf: (person: Person) => number
  /** The applicant of the line, known from the application even before the people are loaded. */
  leaderOf: (facts: Facts) => number
  /** Locks under which a step that is done is still listed as done: whose answers stand, though nobody may change them. */
  keepsDone?: readonly NoInfer<Lock>[]
  /** Whether walking on waits for this person's steps; of everybody when left out. */
  waitsFor?: (facts: Facts, person: Person) => boolean
}

/** A place in the flow: a step, and whose it is where each applicant walks it. */
export interface FlowPosition<Id extends string> {
  step: Id
  applicantId?: number
}

export type FlowState = 'done' | 'current' | 'open' | 'locked'
/** Locks of its own, and those every flow has. */
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

  /** The shown steps in order, led through those of one applicant. */
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

  /** Where Next leads, undefined at the end. An applicant's last step leads out of the applicants. */
  const next = (position: Position, facts: Facts): Position | undefined => {
    const anchor = anchorOf(position, facts)
    if (anchor) return next(anchor, facts)
    if (stepOf(position.step).terminal) return undefined
    return lineThrough(position, facts).find((other) => orderOf(other) > orderOf(position))
  }

  /** Where Back leads, undefined at the beginning and once walking has ended. */
  const back = (position: Position, facts: Facts): Position | undefined => {
    const anchor = anchorOf(position, facts)
    if (anchor) return anchor
    const { back: named, terminal } = stepOf(position.step)
    if (terminal) return undefined
    const before = lineThrough(position, facts).filter((other) => orderOf(other) < orderOf(position))
    return before.find(({ step }) => step === named) ?? before.at(-1)
  }

  const ownLock = (position: Position, facts: Facts): Lock | undefined => {
    const locks = Object.entries(stepOf(position.step).locks ?? {}) as [Lock, FlowCondition<Facts, Person>][]
    return locks.find(([, condition]) => ask(condition, position, facts) === true)?.[0]
  }

  /** Why a step is closed; undefined when it is open. */
  const lockOf = (position: Position, facts: Facts): LockReason<Lock> | undefined => {
    const step = stepOf(position.step)
    if (step.perApplicant && !personOf(facts, position.applicantId)) return 'unknownApplicant'
    if (!isShown(position, facts)) return 'notShown'
    const lock = ownLock(position, facts)
    if (lock) return lock
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
   * Every shown place of the line, in order: where the line has the leader's steps, all applicants' stand, one after the
   * other. Before anybody is loaded, the leader's stand there, closed.
   */
  const placesOf = (facts: Facts): Position[] =>
    placesAmong(
      steps.filter(({ aside }) => aside === undefined),
      facts,
    )

  /** The first open step that is not done; when all is done, the last one open. */
  const resume = (facts: Facts): Position | undefined => {
    const open = placesOf(facts).filter((position) => isOpen(position, facts))
    const isAwaited = ({ applicantId }: Position) => {
      const person = personOf(facts, applicantId)
      return person === undefined || waitsFor(facts, person)
    }
    return open.find((position) => isAwaited(position) && !isDone(position, facts)) ?? open.at(-1)
  }

  /** What is listed, pages beside the line included. */
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

  /** The address of a place: its pattern with `:siteid`, `:appid` … filled in; undefined where the mode has no such step. */
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
