import { flow, type StepId } from '@foyer/domain/flow.ts'
import type { Mode } from '@foyer/domain/flow-conditions.ts'
import { calculatorRoutes } from '../site/calculator-paths.ts'
import { routes } from '../site/paths.ts'

export type StepRouteId = StepId | `invited${Capitalize<StepId>}`
export type RouteId = keyof typeof routes | keyof typeof calculatorRoutes | StepRouteId

/** The steps of a mode with their addresses. */
export const stepRoutes = (mode: Mode): { step: StepId; path: string }[] =>
  flow.steps.flatMap(({ id, paths }) => (paths[mode] === undefined ? [] : [{ step: id, path: paths[mode] }]))

/** Every address of the app by the name of its screen: an invited person's `address` is `invitedAddress`. */
export const allRoutes: Readonly<Record<string, string>> = {
  ...routes,
  ...calculatorRoutes,
  ...Object.fromEntries(stepRoutes('main').map(({ step, path }) => [step, path])),
  ...Object.fromEntries(
    stepRoutes('invited').map(({ step, path }) => [`invited${step.charAt(0).toUpperCase()}${step.slice(1)}`, path]),
  ),
}
