import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { leavesOf, loadTexts, withoutPluralForm } from '../check/texts/load-texts.ts'
import { inRoot } from '../kit/root.ts'
import { isOutsideJourneys, isPageError, isUnshown, pageErrors } from './places.ts'
import type { Kind } from './record.ts'

const allCallsFile = 'packages/contract/src/all-calls.ts'
const errorsFile = 'packages/domain/src/errors.ts'
/** The addresses of each app, by the name of their screen. */
const routesFiles = [
  ['packages/web/src/app/step-routes.ts', 'allRoutes'],
  ['packages/office/src/kit/paths.ts', 'routes'],
] as const

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const load = async (file: string, exported: string): Promise<unknown> => {
  if (!existsSync(inRoot(file))) throw new Error(`${file} does not exist, so it is unknown what to cover.`)
  const module: unknown = await import(pathToFileURL(inRoot(file)).href)
  const value: unknown = isObject(module) ? Reflect.get(module, exported) : undefined
  if (!isObject(value)) throw new Error(`${file} does not export ${exported}.`)
  return value
}

/** Every path of every call: the twin for invited applicants is covered separately. */
export const pathsOf = (allCalls: unknown): readonly string[] =>
  (Array.isArray(allCalls) ? allCalls : []).flatMap((call: unknown) => {
    const path: unknown = isObject(call) ? Reflect.get(call, 'path') : undefined
    const paths: readonly unknown[] = Array.isArray(path) ? path : [path]
    return paths.map((one) => {
      if (typeof one === 'string') return one
      throw new Error(`${allCallsFile}: a call without a path`)
    })
  })

/** Where staff make each operator's call, but for those that places.ts names with a reason. */
export const officeCalls = (allCalls: unknown): readonly string[] =>
  (Array.isArray(allCalls) ? allCalls.filter(isObject) : []).flatMap((call) => {
    const staffPath = staffPathOf(call as Parameters<typeof staffPathOf>[0])
    return staffPath === undefined || isOutsideJourneys(staffPath) ? [] : [staffPath]
  })

const textKeys = async () =>
  (await loadTexts()).flatMap(({ namespace, en }) =>
    leavesOf(en).map(([key]) => `${namespace}:${withoutPluralForm(key)}`),
  )

const namesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((name): name is string => typeof name === 'string')

/** Keys that only operator calls refuse with: they are responses to a command, which no page shows. */
export const operatorKeys = (allCalls: unknown): ReadonlySet<string> => {
  const calls = Array.isArray(allCalls) ? allCalls.filter(isObject) : []
  const refusals = (isOperator: boolean) =>
    calls
      .filter((call) => (Reflect.get(call, 'access') === 'operator') === isOperator)
      .flatMap((call) => namesOf(Reflect.get(call, 'refusals')))
  const others = new Set(refusals(false))
  return new Set(refusals(true).filter((key) => !others.has(key)))
}

const errorKeys = async () => Object.keys(Object(await load(errorsFile, 'errorCatalogue')))

/** Every key that is neither an error of a whole page nor never shown. */
const fieldErrors = async () => {
  const ofOperators = operatorKeys(await load(allCallsFile, 'allCalls'))
  return (await errorKeys()).filter((key) => !isPageError(key) && !isUnshown(key) && !ofOperators.has(key))
}

const sources: Readonly<Record<Kind, () => Promise<readonly string[]>>> = {
  call: async () => pathsOf(await load(allCallsFile, 'allCalls')),
  'office-call': async () => officeCalls(await load(allCallsFile, 'allCalls')),
  'error-key': errorKeys,
  'field-error': fieldErrors,
  'page-error': async () => Object.values(pageErrors).flat(),
  screen: async () => {
    const apps = await Promise.all(routesFiles.map(([file, exported]) => load(file, exported)))
    return apps.flatMap((routes) => Object.keys(Object(routes)))
  },
  text: textKeys,
}

export type Declared = { names: readonly string[] } | { problem: string }

/** The declarations of a kind, or why they cannot be loaded. No declarations at all is a problem too. */
export const declaredOf = async (kind: Kind): Promise<Declared> => {
  try {
    const names = [...new Set(await sources[kind]())].sort()
    return names.length > 0 ? { names } : { problem: `Nothing of the kind ${kind} is declared.` }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
